import { m } from '@warda/i18n/messages'
import { useListParams } from '../../lib/browser/use-list-params.ts'
import { FilterField, ListPage } from '../../ui/admin/list-page.tsx'
import { ReviewCard } from './review-card.tsx'
import { useReviews } from './use-admin-reviews.ts'

const FILTERS = ['hidden'] as const

/** Moderates reviews, newest first: hide, show, reply (ADMIN-05). */
export function ReviewsPage() {
  const list = useListParams(FILTERS)
  const query = useReviews(list.q, list.values.hidden, list.page)
  return (
    <ListPage
      list={list}
      query={query}
      search={m.admin_reviews_search()}
      placeholder={m.admin_reviews_search_hint()}
      filters={
        <FilterField
          label={m.admin_reviews_shown()}
          all={m.admin_reviews_all()}
          value={list.values.hidden}
          options={[
            { value: '0', label: m.admin_reviews_visible() },
            { value: '1', label: m.admin_reviews_hidden_ones() },
          ]}
          onChange={(hidden) => list.change({ hidden })}
        />
      }
      empty={{ drawing: 'speech', title: m.admin_reviews_empty(), text: m.admin_reviews_empty_text() }}
      count={(count) => m.admin_reviews_count({ count })}
    >
      {(reviews) => (
        <ul className="grid gap-3">
          {reviews.map((review) => (
            <ReviewCard key={review.id} review={review} />
          ))}
        </ul>
      )}
    </ListPage>
  )
}
