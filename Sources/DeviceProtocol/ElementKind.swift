/// The type of an element in UI tests, with the raw values of Apple's `XCUIElement.ElementType`.
package enum ElementKind: UInt8, Codable, Sendable {
  /// A container, or a view that is nothing else.
  case other = 1
  /// The app itself.
  case application = 2
  /// A window.
  case window = 4
  /// Choices that come up from the lower edge.
  case sheet = 5
  /// A question that must be answered first.
  case alert = 7
  /// A button.
  case button = 9
  /// The software keyboard.
  case keyboard = 19
  /// A key that types something.
  case key = 20
  /// The bar at the top of a navigation controller.
  case navigationBar = 21
  /// The bar with an app's tabs.
  case tabBar = 22
  /// A bar of buttons.
  case toolbar = 24
  /// A table.
  case table = 26
  /// A collection view.
  case collectionView = 32
  /// A slider.
  case slider = 33
  /// The dots of pages.
  case pageIndicator = 34
  /// A progress indicator.
  case progressIndicator = 35
  /// An activity indicator.
  case activityIndicator = 36
  /// Segments, one of which is selected.
  case segmentedControl = 37
  /// Wheels of choices.
  case picker = 38
  /// A wheel of choices.
  case pickerWheel = 39
  /// A switch.
  case toggle = 40
  /// A link.
  case link = 42
  /// A picture.
  case image = 43
  /// An app's icon on the home screen.
  case icon = 44
  /// A field for search text.
  case searchField = 45
  /// Content that scrolls.
  case scrollView = 46
  /// Text that is only shown.
  case staticText = 48
  /// A field for a line of text.
  case textField = 49
  /// A field for a secret.
  case secureTextField = 50
  /// A date or a time to choose.
  case datePicker = 51
  /// Text of several lines.
  case textView = 52
  /// Choices that are shown on demand.
  case menu = 53
  /// A choice of a menu.
  case menuItem = 54
  /// A color to choose.
  case colorWell = 67
  /// A cell of a table or a collection view.
  case cell = 75
  /// Two buttons that change a number.
  case stepper = 79
}
