/// A type that provides queries for its descendants of each element type.
///
/// Follows <https://developer.apple.com/documentation/xcuiautomation/xcuielementtypequeryprovider>.
@preconcurrency @MainActor
public protocol XCUIElementTypeQueryProvider {
  /// The first element that matches.
  var firstMatch: XCUIElement { get }
  /// A query for all activity indicators.
  var activityIndicators: XCUIElementQuery { get }
  /// A query for all alerts.
  var alerts: XCUIElementQuery { get }
  /// A query for all browsers.
  var browsers: XCUIElementQuery { get }
  /// A query for all buttons.
  var buttons: XCUIElementQuery { get }
  /// A query for all cells.
  var cells: XCUIElementQuery { get }
  /// A query for all check boxes.
  var checkBoxes: XCUIElementQuery { get }
  /// A query for all collection views.
  var collectionViews: XCUIElementQuery { get }
  /// A query for all color wells.
  var colorWells: XCUIElementQuery { get }
  /// A query for all combo boxes.
  var comboBoxes: XCUIElementQuery { get }
  /// A query for all date pickers.
  var datePickers: XCUIElementQuery { get }
  /// A query for all decrement arrows.
  var decrementArrows: XCUIElementQuery { get }
  /// A query for all dialogs.
  var dialogs: XCUIElementQuery { get }
  /// A query for all disclosure triangles.
  var disclosureTriangles: XCUIElementQuery { get }
  /// A query for all dock items.
  var dockItems: XCUIElementQuery { get }
  /// A query for all drawers.
  var drawers: XCUIElementQuery { get }
  /// A query for all grids.
  var grids: XCUIElementQuery { get }
  /// A query for all groups.
  var groups: XCUIElementQuery { get }
  /// A query for all handles.
  var handles: XCUIElementQuery { get }
  /// A query for all help tags.
  var helpTags: XCUIElementQuery { get }
  /// A query for all icons.
  var icons: XCUIElementQuery { get }
  /// A query for all images.
  var images: XCUIElementQuery { get }
  /// A query for all increment arrows.
  var incrementArrows: XCUIElementQuery { get }
  /// A query for all keyboards.
  var keyboards: XCUIElementQuery { get }
  /// A query for all keys.
  var keys: XCUIElementQuery { get }
  /// A query for all layout areas.
  var layoutAreas: XCUIElementQuery { get }
  /// A query for all layout items.
  var layoutItems: XCUIElementQuery { get }
  /// A query for all level indicators.
  var levelIndicators: XCUIElementQuery { get }
  /// A query for all links.
  var links: XCUIElementQuery { get }
  /// A query for all maps.
  var maps: XCUIElementQuery { get }
  /// A query for all mattes.
  var mattes: XCUIElementQuery { get }
  /// A query for all menu bar items.
  var menuBarItems: XCUIElementQuery { get }
  /// A query for all menu bars.
  var menuBars: XCUIElementQuery { get }
  /// A query for all menu buttons.
  var menuButtons: XCUIElementQuery { get }
  /// A query for all menu items.
  var menuItems: XCUIElementQuery { get }
  /// A query for all menus.
  var menus: XCUIElementQuery { get }
  /// A query for all navigation bars.
  var navigationBars: XCUIElementQuery { get }
  /// All elements in it that don't have a more specific type.
  var otherElements: XCUIElementQuery { get }
  /// A query for all outline rows.
  var outlineRows: XCUIElementQuery { get }
  /// A query for all outlines.
  var outlines: XCUIElementQuery { get }
  /// A query for all page indicators.
  var pageIndicators: XCUIElementQuery { get }
  /// A query for all picker wheels.
  var pickerWheels: XCUIElementQuery { get }
  /// A query for all pickers.
  var pickers: XCUIElementQuery { get }
  /// A query for all pop-up buttons.
  var popUpButtons: XCUIElementQuery { get }
  /// A query for all popovers.
  var popovers: XCUIElementQuery { get }
  /// A query for all progress indicators.
  var progressIndicators: XCUIElementQuery { get }
  /// A query for all radio buttons.
  var radioButtons: XCUIElementQuery { get }
  /// A query for all radio groups.
  var radioGroups: XCUIElementQuery { get }
  /// A query for all rating indicators.
  var ratingIndicators: XCUIElementQuery { get }
  /// A query for all relevance indicators.
  var relevanceIndicators: XCUIElementQuery { get }
  /// A query for all ruler markers.
  var rulerMarkers: XCUIElementQuery { get }
  /// A query for all rulers.
  var rulers: XCUIElementQuery { get }
  /// A query for all scroll bars.
  var scrollBars: XCUIElementQuery { get }
  /// A query for all scroll views.
  var scrollViews: XCUIElementQuery { get }
  /// A query for all search fields.
  var searchFields: XCUIElementQuery { get }
  /// A query for all secure text fields.
  var secureTextFields: XCUIElementQuery { get }
  /// A query for all segmented controls.
  var segmentedControls: XCUIElementQuery { get }
  /// A query for all sheets.
  var sheets: XCUIElementQuery { get }
  /// A query for all sliders.
  var sliders: XCUIElementQuery { get }
  /// A query for all split groups.
  var splitGroups: XCUIElementQuery { get }
  /// A query for all splitters.
  var splitters: XCUIElementQuery { get }
  /// A query for all static texts.
  var staticTexts: XCUIElementQuery { get }
  /// A query for all status bars.
  var statusBars: XCUIElementQuery { get }
  /// A query for all status items.
  var statusItems: XCUIElementQuery { get }
  /// A query for all steppers.
  var steppers: XCUIElementQuery { get }
  /// A query for all switches.
  var switches: XCUIElementQuery { get }
  /// A query for all tab bars.
  var tabBars: XCUIElementQuery { get }
  /// A query for all tab groups.
  var tabGroups: XCUIElementQuery { get }
  /// A query for all table columns.
  var tableColumns: XCUIElementQuery { get }
  /// A query for all table rows.
  var tableRows: XCUIElementQuery { get }
  /// A query for all tables.
  var tables: XCUIElementQuery { get }
  /// A query for all tabs.
  var tabs: XCUIElementQuery { get }
  /// A query for all text fields.
  var textFields: XCUIElementQuery { get }
  /// A query for all text views.
  var textViews: XCUIElementQuery { get }
  /// A query for all timelines.
  var timelines: XCUIElementQuery { get }
  /// A query for all toggles.
  var toggles: XCUIElementQuery { get }
  /// A query for all toolbar buttons.
  var toolbarButtons: XCUIElementQuery { get }
  /// A query for all toolbars.
  var toolbars: XCUIElementQuery { get }
  /// A query for all touch bars.
  var touchBars: XCUIElementQuery { get }
  /// A query for all value indicators.
  var valueIndicators: XCUIElementQuery { get }
  /// A query for all web views.
  var webViews: XCUIElementQuery { get }
  /// A query for all windows.
  var windows: XCUIElementQuery { get }
}
