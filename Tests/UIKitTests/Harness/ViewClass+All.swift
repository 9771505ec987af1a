import UIKit

extension ViewClass {
  /// All public view classes.
  static let all = [
    ViewClass(UIActionSheet(frame: .zero)),
    ViewClass(
      UIActivityIndicatorView(style: .medium), role: .progress, kind: .activityIndicator,
      showsContent: false, word: "activity indicator"),
    ViewClass(UIAlertView(frame: .zero)),
    ViewClass(UIBackgroundExtensionView(frame: .zero)),
    ViewClass(UIButton(frame: .zero), kind: .button, word: "button"),
    ViewClass(UICalendarView(frame: .zero)),
    ViewClass(UICollectionReusableView(frame: .zero)),
    ViewClass(
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
      role: .list, kind: .collectionView, word: "collection view"),
    ViewClass(UICollectionViewCell(frame: .zero), role: .row, kind: .cell, word: "cell"),
    ViewClass(UICollectionViewListCell(frame: .zero), role: .row, kind: .cell, word: "cell"),
    ViewClass(
      UIColorWell(frame: .zero), kind: .colorWell, showsContent: false, word: "color well"),
    ViewClass(UIContentUnavailableView(configuration: .empty())),
    ViewClass(UIControl(frame: .zero)),
    ViewClass(UIDatePicker(frame: .zero), kind: .datePicker, word: "date picker"),
    ViewClass(UIImageView(image: nil), kind: .image, word: "image"),
    ViewClass(UIInputView(frame: .zero, inputViewStyle: .default)),
    ViewClass(
      UILabel(frame: .zero), kind: .staticText, showsContent: false,
      legibility: .isOfFixedSize, word: "label"),
    ViewClass(UIListContentView(configuration: .cell())),
    ViewClass(
      UINavigationBar(frame: .zero), role: .bar, kind: .navigationBar, word: "navigation bar"),
    ViewClass(
      UIPageControl(frame: .zero), role: .slider, kind: .pageIndicator, showsContent: false,
      word: "page control"),
    ViewClass(UIPickerView(frame: .zero), kind: .picker, word: "picker"),
    ViewClass(
      UIProgressView(progressViewStyle: .default), role: .progress, kind: .progressIndicator,
      showsContent: false, word: "progress"),
    ViewClass(UIRefreshControl()),
    ViewClass(UIScrollView(frame: .zero), kind: .scrollView, word: "scroll view"),
    ViewClass(UISearchBar(frame: .zero), word: "search bar"),
    ViewClass(UISearchTextField(frame: .zero), kind: .searchField, word: "text field"),
    ViewClass(
      UISegmentedControl(items: ["A", "B"]), role: .segments, kind: .segmentedControl,
      word: "segmented control"),
    ViewClass(
      UISlider(frame: .zero), role: .slider, kind: .slider, showsContent: false, word: "slider"),
    ViewClass(UIStackView(frame: .zero)),
    ViewClass(UIStepper(frame: .zero), kind: .stepper, word: "stepper"),
    ViewClass(
      UISwitch(frame: .zero), role: .toggle, kind: .toggle, showsContent: false, word: "switch"),
    ViewClass(UITabBar(frame: .zero), role: .tabBar, kind: .tabBar, word: "tab bar"),
    ViewClass(UITableView(frame: .zero, style: .plain), role: .list, kind: .table, word: "table"),
    ViewClass(
      UITableViewCell(style: .default, reuseIdentifier: nil), role: .row, kind: .cell,
      word: "cell"),
    ViewClass(UITableViewHeaderFooterView(reuseIdentifier: nil)),
    ViewClass(
      UITextField(frame: .zero), kind: .textField, legibility: .isOfFixedSize,
      word: "text field"),
    ViewClass(
      UITextView(frame: .zero, textContainer: nil), role: .textView, kind: .textView,
      showsContent: false, legibility: .isOfFixedSize, word: "text view"),
    ViewClass(UIToolbar(frame: .zero), role: .bar, kind: .toolbar, word: "toolbar"),
    ViewClass(UIView(frame: .zero)),
    ViewClass(UIVisualEffectView(effect: nil)),
    ViewClass(UIWindow(frame: .zero), kind: .window),
  ]
}
