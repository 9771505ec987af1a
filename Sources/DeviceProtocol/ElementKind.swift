/// The type of an element in UI tests, with the raw values of Apple's `XCUIElement.ElementType`.
package enum ElementKind: UInt8, Codable, Sendable {
  /// A container, or any other view without a more specific type.
  case other = 1
  /// The app itself.
  case application = 2
  /// A window.
  case window = 4
  /// An action sheet.
  case sheet = 5
  /// An alert.
  case alert = 7
  /// A button.
  case button = 9
  /// The software keyboard.
  case keyboard = 19
  /// A key on the software keyboard.
  case key = 20
  /// The bar at the top of a navigation controller.
  case navigationBar = 21
  /// A tab bar.
  case tabBar = 22
  /// A toolbar.
  case toolbar = 24
  /// A table.
  case table = 26
  /// A collection view.
  case collectionView = 32
  /// A slider.
  case slider = 33
  /// A page control.
  case pageIndicator = 34
  /// A progress indicator.
  case progressIndicator = 35
  /// An activity indicator.
  case activityIndicator = 36
  /// A segmented control.
  case segmentedControl = 37
  /// A picker with one or more wheels.
  case picker = 38
  /// A picker wheel.
  case pickerWheel = 39
  /// A switch.
  case toggle = 40
  /// A link.
  case link = 42
  /// An image.
  case image = 43
  /// An app's icon on the home screen.
  case icon = 44
  /// A search field.
  case searchField = 45
  /// A scroll view.
  case scrollView = 46
  /// Static text.
  case staticText = 48
  /// A text field.
  case textField = 49
  /// A secure text field.
  case secureTextField = 50
  /// A date picker.
  case datePicker = 51
  /// A multiline text view.
  case textView = 52
  /// A menu.
  case menu = 53
  /// A menu item.
  case menuItem = 54
  /// A color well.
  case colorWell = 67
  /// A cell in a table or collection view.
  case cell = 75
  /// A stepper.
  case stepper = 79
}
