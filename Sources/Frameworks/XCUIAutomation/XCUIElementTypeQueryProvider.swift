/// A type that provides queries for its descendants of each element type.
///
/// Follows <https://developer.apple.com/documentation/xcuiautomation/xcuielementtypequeryprovider>.
@preconcurrency @MainActor
public protocol XCUIElementTypeQueryProvider {
  /// The first element that matches.
  var firstMatch: XCUIElement { get }
  /// All activity indicators in it.
  var activityIndicators: XCUIElementQuery { get }
  /// All alerts in it.
  var alerts: XCUIElementQuery { get }
  /// All browsers in it.
  var browsers: XCUIElementQuery { get }
  /// All buttons in it.
  var buttons: XCUIElementQuery { get }
  /// All cells in it.
  var cells: XCUIElementQuery { get }
  /// All check boxes in it.
  var checkBoxes: XCUIElementQuery { get }
  /// All collection views in it.
  var collectionViews: XCUIElementQuery { get }
  /// All color wells in it.
  var colorWells: XCUIElementQuery { get }
  /// All combo boxes in it.
  var comboBoxes: XCUIElementQuery { get }
  /// All date pickers in it.
  var datePickers: XCUIElementQuery { get }
  /// All decrement arrows in it.
  var decrementArrows: XCUIElementQuery { get }
  /// All dialogs in it.
  var dialogs: XCUIElementQuery { get }
  /// All disclosure triangles in it.
  var disclosureTriangles: XCUIElementQuery { get }
  /// All dock items in it.
  var dockItems: XCUIElementQuery { get }
  /// All drawers in it.
  var drawers: XCUIElementQuery { get }
  /// All grids in it.
  var grids: XCUIElementQuery { get }
  /// All groups in it.
  var groups: XCUIElementQuery { get }
  /// All handles in it.
  var handles: XCUIElementQuery { get }
  /// All help tags in it.
  var helpTags: XCUIElementQuery { get }
  /// All icons in it.
  var icons: XCUIElementQuery { get }
  /// All images in it.
  var images: XCUIElementQuery { get }
  /// All increment arrows in it.
  var incrementArrows: XCUIElementQuery { get }
  /// All keyboards in it.
  var keyboards: XCUIElementQuery { get }
  /// All keys in it.
  var keys: XCUIElementQuery { get }
  /// All layout areas in it.
  var layoutAreas: XCUIElementQuery { get }
  /// All layout items in it.
  var layoutItems: XCUIElementQuery { get }
  /// All level indicators in it.
  var levelIndicators: XCUIElementQuery { get }
  /// All links in it.
  var links: XCUIElementQuery { get }
  /// All maps in it.
  var maps: XCUIElementQuery { get }
  /// All mattes in it.
  var mattes: XCUIElementQuery { get }
  /// All menu bar items in it.
  var menuBarItems: XCUIElementQuery { get }
  /// All menu bars in it.
  var menuBars: XCUIElementQuery { get }
  /// All menu buttons in it.
  var menuButtons: XCUIElementQuery { get }
  /// All menu items in it.
  var menuItems: XCUIElementQuery { get }
  /// All menus in it.
  var menus: XCUIElementQuery { get }
  /// All navigation bars in it.
  var navigationBars: XCUIElementQuery { get }
  /// All elements in it that don't have a more specific type.
  var otherElements: XCUIElementQuery { get }
  /// All outline rows in it.
  var outlineRows: XCUIElementQuery { get }
  /// All outlines in it.
  var outlines: XCUIElementQuery { get }
  /// All page indicators in it.
  var pageIndicators: XCUIElementQuery { get }
  /// All picker wheels in it.
  var pickerWheels: XCUIElementQuery { get }
  /// All pickers in it.
  var pickers: XCUIElementQuery { get }
  /// All pop-up buttons in it.
  var popUpButtons: XCUIElementQuery { get }
  /// All popovers in it.
  var popovers: XCUIElementQuery { get }
  /// All progress indicators in it.
  var progressIndicators: XCUIElementQuery { get }
  /// All radio buttons in it.
  var radioButtons: XCUIElementQuery { get }
  /// All radio groups in it.
  var radioGroups: XCUIElementQuery { get }
  /// All rating indicators in it.
  var ratingIndicators: XCUIElementQuery { get }
  /// All relevance indicators in it.
  var relevanceIndicators: XCUIElementQuery { get }
  /// All ruler markers in it.
  var rulerMarkers: XCUIElementQuery { get }
  /// All rulers in it.
  var rulers: XCUIElementQuery { get }
  /// All scroll bars in it.
  var scrollBars: XCUIElementQuery { get }
  /// All scroll views in it.
  var scrollViews: XCUIElementQuery { get }
  /// All search fields in it.
  var searchFields: XCUIElementQuery { get }
  /// All secure text fields in it.
  var secureTextFields: XCUIElementQuery { get }
  /// All segmented controls in it.
  var segmentedControls: XCUIElementQuery { get }
  /// All sheets in it.
  var sheets: XCUIElementQuery { get }
  /// All sliders in it.
  var sliders: XCUIElementQuery { get }
  /// All split groups in it.
  var splitGroups: XCUIElementQuery { get }
  /// All splitters in it.
  var splitters: XCUIElementQuery { get }
  /// All static texts in it.
  var staticTexts: XCUIElementQuery { get }
  /// All status bars in it.
  var statusBars: XCUIElementQuery { get }
  /// All status items in it.
  var statusItems: XCUIElementQuery { get }
  /// All steppers in it.
  var steppers: XCUIElementQuery { get }
  /// All switches in it.
  var switches: XCUIElementQuery { get }
  /// All tab bars in it.
  var tabBars: XCUIElementQuery { get }
  /// All tab groups in it.
  var tabGroups: XCUIElementQuery { get }
  /// All table columns in it.
  var tableColumns: XCUIElementQuery { get }
  /// All table rows in it.
  var tableRows: XCUIElementQuery { get }
  /// All tables in it.
  var tables: XCUIElementQuery { get }
  /// All tabs in it.
  var tabs: XCUIElementQuery { get }
  /// All text fields in it.
  var textFields: XCUIElementQuery { get }
  /// All text views in it.
  var textViews: XCUIElementQuery { get }
  /// All timelines in it.
  var timelines: XCUIElementQuery { get }
  /// All toggles in it.
  var toggles: XCUIElementQuery { get }
  /// All toolbar buttons in it.
  var toolbarButtons: XCUIElementQuery { get }
  /// All toolbars in it.
  var toolbars: XCUIElementQuery { get }
  /// All touch bars in it.
  var touchBars: XCUIElementQuery { get }
  /// All value indicators in it.
  var valueIndicators: XCUIElementQuery { get }
  /// All web views in it.
  var webViews: XCUIElementQuery { get }
  /// All windows in it.
  var windows: XCUIElementQuery { get }
}
