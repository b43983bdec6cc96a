import type { Visit } from './browser.ts'
import type { Person } from './scenario/accounts.ts'
import { png } from './scenario/pictures.ts'

/** Texts of the client dashboard in both languages. */
export const TEXTS = {
  en: {
    step: ['Commercial register', 'Owner of the company', 'Tax'],
    stepDone: 'done',
    next: 'Next',
    back: 'Back',
    complete: 'Complete',
    processing: 'Processing',
    saved: 'data Saved Success',
    edit: 'Edit profile',
    unknown: 'Unknown',
    registered: 'Yes, it is registered',
    notRegistered: 'Not registered',
    taxNumber: 'VAT number',
    letter: 'Tax exemption letter',
    noImage: 'Please add a picture of the owner’s identity.',
    menu: ['Company', 'Branches', 'Employees', 'Points'],
    openMenu: 'Open the menu',
    addFirst: 'Add your first branch',
    add: 'Add branch',
    active: 'Active',
    notAdded: 'not added',
    pendingTile: 'Pending',
    ordersTile: 'Orders',
    details: 'View details',
    added: 'Branch added successfully',
    backToBranches: 'Back to branches',
    orders: 'Orders this month',
    revenue: 'Revenue this month',
    last: 'Last orders',
    addManager: 'Add a manager',
    show: 'Show',
    delete: 'Delete',
    deleteText: (name: string) => `${name} will be deleted and is not recoverable.`,
    confirmDelete: 'Delete manager',
    deleted: 'Manger Branch deleted successfully',
    nothingToDelete: 'no branch manager to delete',
    noManagers: 'Open a branch and add its manager there.',
    identity: 'Identity picture',
    points: 'Available points',
    rules: 'How to earn',
    history: 'History',
    noPoints: 'No points yet',
    failure: 'Something went wrong, refresh the page',
  },
  ar: {
    step: ['السجل التجاري', 'مالك المنشأة', 'الضريبة'],
    stepDone: 'مكتملة',
    next: 'التالي',
    back: 'رجوع',
    complete: 'إتمام',
    processing: 'جارٍ الحفظ',
    saved: 'تم حفظ البيانات بنجاح',
    edit: 'تعديل الملف',
    unknown: 'غير معروف',
    registered: 'نعم، مسجلة',
    notRegistered: 'غير مسجلة',
    taxNumber: 'الرقم الضريبي',
    letter: 'خطاب الإعفاء الضريبي',
    noImage: 'أضف صورة هوية المالك من فضلك.',
    menu: ['المنشأة', 'الفروع', 'الموظفون', 'النقاط'],
    openMenu: 'افتح القائمة',
    addFirst: 'أضف فرعك الأول',
    add: 'إضافة الفرع',
    active: 'نشط',
    notAdded: 'لم يُضف',
    pendingTile: 'قيد الانتظار',
    ordersTile: 'الطلبات',
    details: 'عرض التفاصيل',
    added: 'أُضيف الفرع بنجاح',
    backToBranches: 'العودة إلى الفروع',
    orders: 'طلبات هذا الشهر',
    revenue: 'مشتريات هذا الشهر',
    last: 'آخر الطلبات',
    addManager: 'أضف مديرًا',
    show: 'عرض',
    delete: 'حذف',
    deleteText: (name: string) => `سيُحذف ${name} ولا يمكن استرجاعه.`,
    confirmDelete: 'احذف المدير',
    deleted: 'حُذف مدير الفرع بنجاح',
    nothingToDelete: 'لا يوجد مدير فرع لحذفه',
    noManagers: 'افتح فرعًا وأضف مديره من صفحته.',
    identity: 'صورة الهوية',
    points: 'النقاط المتاحة',
    rules: 'كيف تكسب',
    history: 'السجل',
    noPoints: 'لا توجد نقاط بعد',
    failure: 'حدث خطأ ما، حدّث الصفحة',
  },
} as const

export const main = ({ page }: Visit) => page.getByRole('main')
export const dialog = ({ page }: Visit) => page.getByRole('dialog')
/** The dashboard of an owner. */
export const home = (person: Person) => `/dashboard-user/${person.userId}`
export const heading = (at: Visit, name: string) => main(at).getByRole('heading', { name, exact: true })
export const press = (at: Visit, name: string) => main(at).getByRole('button', { name, exact: true })
/** A picture for a file field. */
export const file = (name: string) => {
  const { bytes, type } = png(name)
  return { name, mimeType: type, buffer: bytes }
}
