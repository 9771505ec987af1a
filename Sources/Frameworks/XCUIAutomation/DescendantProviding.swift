/// A type that finds its descendants.
@MainActor
protocol DescendantProviding {
  /// Returns a query for the descendants of a type.
  func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery
}

extension XCUIElementTypeQueryProvider {
  /// A query for all activity indicators.
  public var activityIndicators: XCUIElementQuery { descendants(.activityIndicator) }
  /// A query for all alerts.
  public var alerts: XCUIElementQuery { descendants(.alert) }
  /// A query for all browsers.
  public var browsers: XCUIElementQuery { descendants(.browser) }
  /// A query for all buttons.
  public var buttons: XCUIElementQuery { descendants(.button) }
  /// A query for all cells.
  public var cells: XCUIElementQuery { descendants(.cell) }
  /// A query for all check boxes.
  public var checkBoxes: XCUIElementQuery { descendants(.checkBox) }
  /// A query for all collection views.
  public var collectionViews: XCUIElementQuery { descendants(.collectionView) }
  /// A query for all color wells.
  public var colorWells: XCUIElementQuery { descendants(.colorWell) }
  /// A query for all combo boxes.
  public var comboBoxes: XCUIElementQuery { descendants(.comboBox) }
  /// A query for all date pickers.
  public var datePickers: XCUIElementQuery { descendants(.datePicker) }
  /// A query for all decrement arrows.
  public var decrementArrows: XCUIElementQuery { descendants(.decrementArrow) }
  /// A query for all dialogs.
  public var dialogs: XCUIElementQuery { descendants(.dialog) }
  /// A query for all disclosure triangles.
  public var disclosureTriangles: XCUIElementQuery { descendants(.disclosureTriangle) }
  /// A query for all dock items.
  public var dockItems: XCUIElementQuery { descendants(.dockItem) }
  /// A query for all drawers.
  public var drawers: XCUIElementQuery { descendants(.drawer) }
  /// A query for all grids.
  public var grids: XCUIElementQuery { descendants(.grid) }
  /// A query for all groups.
  public var groups: XCUIElementQuery { descendants(.group) }
  /// A query for all handles.
  public var handles: XCUIElementQuery { descendants(.handle) }
  /// A query for all help tags.
  public var helpTags: XCUIElementQuery { descendants(.helpTag) }
  /// A query for all icons.
  public var icons: XCUIElementQuery { descendants(.icon) }
  /// A query for all images.
  public var images: XCUIElementQuery { descendants(.image) }
  /// A query for all increment arrows.
  public var incrementArrows: XCUIElementQuery { descendants(.incrementArrow) }
  /// A query for all keyboards.
  public var keyboards: XCUIElementQuery { descendants(.keyboard) }
  /// A query for all keys.
  public var keys: XCUIElementQuery { descendants(.key) }
  /// A query for all layout areas.
  public var layoutAreas: XCUIElementQuery { descendants(.layoutArea) }
  /// A query for all layout items.
  public var layoutItems: XCUIElementQuery { descendants(.layoutItem) }
  /// A query for all level indicators.
  public var levelIndicators: XCUIElementQuery { descendants(.levelIndicator) }
  /// A query for all links.
  public var links: XCUIElementQuery { descendants(.link) }
  /// A query for all maps.
  public var maps: XCUIElementQuery { descendants(.map) }
  /// A query for all mattes.
  public var mattes: XCUIElementQuery { descendants(.matte) }
  /// A query for all menu bar items.
  public var menuBarItems: XCUIElementQuery { descendants(.menuBarItem) }
  /// A query for all menu bars.
  public var menuBars: XCUIElementQuery { descendants(.menuBar) }
  /// A query for all menu buttons.
  public var menuButtons: XCUIElementQuery { descendants(.menuButton) }
  /// A query for all menu items.
  public var menuItems: XCUIElementQuery { descendants(.menuItem) }
  /// A query for all menus.
  public var menus: XCUIElementQuery { descendants(.menu) }
  /// A query for all navigation bars.
  public var navigationBars: XCUIElementQuery { descendants(.navigationBar) }
  /// All elements in it that don't have a more specific type.
  public var otherElements: XCUIElementQuery { descendants(.other) }
  /// A query for all outline rows.
  public var outlineRows: XCUIElementQuery { descendants(.outlineRow) }
  /// A query for all outlines.
  public var outlines: XCUIElementQuery { descendants(.outline) }
  /// A query for all page indicators.
  public var pageIndicators: XCUIElementQuery { descendants(.pageIndicator) }
  /// A query for all picker wheels.
  public var pickerWheels: XCUIElementQuery { descendants(.pickerWheel) }
  /// A query for all pickers.
  public var pickers: XCUIElementQuery { descendants(.picker) }
  /// A query for all pop-up buttons.
  public var popUpButtons: XCUIElementQuery { descendants(.popUpButton) }
  /// A query for all popovers.
  public var popovers: XCUIElementQuery { descendants(.popover) }
  /// A query for all progress indicators.
  public var progressIndicators: XCUIElementQuery { descendants(.progressIndicator) }
  /// A query for all radio buttons.
  public var radioButtons: XCUIElementQuery { descendants(.radioButton) }
  /// A query for all radio groups.
  public var radioGroups: XCUIElementQuery { descendants(.radioGroup) }
  /// A query for all rating indicators.
  public var ratingIndicators: XCUIElementQuery { descendants(.ratingIndicator) }
  /// A query for all relevance indicators.
  public var relevanceIndicators: XCUIElementQuery { descendants(.relevanceIndicator) }
  /// A query for all ruler markers.
  public var rulerMarkers: XCUIElementQuery { descendants(.rulerMarker) }
  /// A query for all rulers.
  public var rulers: XCUIElementQuery { descendants(.ruler) }
  /// A query for all scroll bars.
  public var scrollBars: XCUIElementQuery { descendants(.scrollBar) }
  /// A query for all scroll views.
  public var scrollViews: XCUIElementQuery { descendants(.scrollView) }
  /// A query for all search fields.
  public var searchFields: XCUIElementQuery { descendants(.searchField) }
  /// A query for all secure text fields.
  public var secureTextFields: XCUIElementQuery { descendants(.secureTextField) }
  /// A query for all segmented controls.
  public var segmentedControls: XCUIElementQuery { descendants(.segmentedControl) }
  /// A query for all sheets.
  public var sheets: XCUIElementQuery { descendants(.sheet) }
  /// A query for all sliders.
  public var sliders: XCUIElementQuery { descendants(.slider) }
  /// A query for all split groups.
  public var splitGroups: XCUIElementQuery { descendants(.splitGroup) }
  /// A query for all splitters.
  public var splitters: XCUIElementQuery { descendants(.splitter) }
  /// A query for all static texts.
  public var staticTexts: XCUIElementQuery { descendants(.staticText) }
  /// A query for all status bars.
  public var statusBars: XCUIElementQuery { descendants(.statusBar) }
  /// A query for all status items.
  public var statusItems: XCUIElementQuery { descendants(.statusItem) }
  /// A query for all steppers.
  public var steppers: XCUIElementQuery { descendants(.stepper) }
  /// A query for all switches.
  public var switches: XCUIElementQuery { descendants(.switch) }
  /// A query for all tab bars.
  public var tabBars: XCUIElementQuery { descendants(.tabBar) }
  /// A query for all tab groups.
  public var tabGroups: XCUIElementQuery { descendants(.tabGroup) }
  /// A query for all table columns.
  public var tableColumns: XCUIElementQuery { descendants(.tableColumn) }
  /// A query for all table rows.
  public var tableRows: XCUIElementQuery { descendants(.tableRow) }
  /// A query for all tables.
  public var tables: XCUIElementQuery { descendants(.table) }
  /// A query for all tabs.
  public var tabs: XCUIElementQuery { descendants(.tab) }
  /// A query for all text fields.
  public var textFields: XCUIElementQuery { descendants(.textField) }
  /// A query for all text views.
  public var textViews: XCUIElementQuery { descendants(.textView) }
  /// A query for all timelines.
  public var timelines: XCUIElementQuery { descendants(.timeline) }
  /// A query for all toggles.
  public var toggles: XCUIElementQuery { descendants(.toggle) }
  /// A query for all toolbar buttons.
  public var toolbarButtons: XCUIElementQuery { descendants(.toolbarButton) }
  /// A query for all toolbars.
  public var toolbars: XCUIElementQuery { descendants(.toolbar) }
  /// A query for all touch bars.
  public var touchBars: XCUIElementQuery { descendants(.touchBar) }
  /// A query for all value indicators.
  public var valueIndicators: XCUIElementQuery { descendants(.valueIndicator) }
  /// A query for all web views.
  public var webViews: XCUIElementQuery { descendants(.webView) }
  /// A query for all windows.
  public var windows: XCUIElementQuery { descendants(.window) }

  private func descendants(_ type: XCUIElement.ElementType) -> XCUIElementQuery {
    guard let provider = self as? any DescendantProviding else {
      preconditionFailure("only elements and queries provide queries")
    }
    return provider.descendants(matching: type)
  }
}
