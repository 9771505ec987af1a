/// A type that finds its descendants.
@MainActor
protocol DescendantProviding {
  /// Returns a query for the descendants of a type.
  func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery
}

extension XCUIElementTypeQueryProvider {
  /// All activity indicators in it.
  public var activityIndicators: XCUIElementQuery { descendants(.activityIndicator) }
  /// All alerts in it.
  public var alerts: XCUIElementQuery { descendants(.alert) }
  /// All browsers in it.
  public var browsers: XCUIElementQuery { descendants(.browser) }
  /// All buttons in it.
  public var buttons: XCUIElementQuery { descendants(.button) }
  /// All cells in it.
  public var cells: XCUIElementQuery { descendants(.cell) }
  /// All check boxes in it.
  public var checkBoxes: XCUIElementQuery { descendants(.checkBox) }
  /// All collection views in it.
  public var collectionViews: XCUIElementQuery { descendants(.collectionView) }
  /// All color wells in it.
  public var colorWells: XCUIElementQuery { descendants(.colorWell) }
  /// All combo boxes in it.
  public var comboBoxes: XCUIElementQuery { descendants(.comboBox) }
  /// All date pickers in it.
  public var datePickers: XCUIElementQuery { descendants(.datePicker) }
  /// All decrement arrows in it.
  public var decrementArrows: XCUIElementQuery { descendants(.decrementArrow) }
  /// All dialogs in it.
  public var dialogs: XCUIElementQuery { descendants(.dialog) }
  /// All disclosure triangles in it.
  public var disclosureTriangles: XCUIElementQuery { descendants(.disclosureTriangle) }
  /// All dock items in it.
  public var dockItems: XCUIElementQuery { descendants(.dockItem) }
  /// All drawers in it.
  public var drawers: XCUIElementQuery { descendants(.drawer) }
  /// All grids in it.
  public var grids: XCUIElementQuery { descendants(.grid) }
  /// All groups in it.
  public var groups: XCUIElementQuery { descendants(.group) }
  /// All handles in it.
  public var handles: XCUIElementQuery { descendants(.handle) }
  /// All help tags in it.
  public var helpTags: XCUIElementQuery { descendants(.helpTag) }
  /// All icons in it.
  public var icons: XCUIElementQuery { descendants(.icon) }
  /// All images in it.
  public var images: XCUIElementQuery { descendants(.image) }
  /// All increment arrows in it.
  public var incrementArrows: XCUIElementQuery { descendants(.incrementArrow) }
  /// All keyboards in it.
  public var keyboards: XCUIElementQuery { descendants(.keyboard) }
  /// All keys in it.
  public var keys: XCUIElementQuery { descendants(.key) }
  /// All layout areas in it.
  public var layoutAreas: XCUIElementQuery { descendants(.layoutArea) }
  /// All layout items in it.
  public var layoutItems: XCUIElementQuery { descendants(.layoutItem) }
  /// All level indicators in it.
  public var levelIndicators: XCUIElementQuery { descendants(.levelIndicator) }
  /// All links in it.
  public var links: XCUIElementQuery { descendants(.link) }
  /// All maps in it.
  public var maps: XCUIElementQuery { descendants(.map) }
  /// All mattes in it.
  public var mattes: XCUIElementQuery { descendants(.matte) }
  /// All menu bar items in it.
  public var menuBarItems: XCUIElementQuery { descendants(.menuBarItem) }
  /// All menu bars in it.
  public var menuBars: XCUIElementQuery { descendants(.menuBar) }
  /// All menu buttons in it.
  public var menuButtons: XCUIElementQuery { descendants(.menuButton) }
  /// All menu items in it.
  public var menuItems: XCUIElementQuery { descendants(.menuItem) }
  /// All menus in it.
  public var menus: XCUIElementQuery { descendants(.menu) }
  /// All navigation bars in it.
  public var navigationBars: XCUIElementQuery { descendants(.navigationBar) }
  /// All elements in it that don't have a more specific type.
  public var otherElements: XCUIElementQuery { descendants(.other) }
  /// All outline rows in it.
  public var outlineRows: XCUIElementQuery { descendants(.outlineRow) }
  /// All outlines in it.
  public var outlines: XCUIElementQuery { descendants(.outline) }
  /// All page indicators in it.
  public var pageIndicators: XCUIElementQuery { descendants(.pageIndicator) }
  /// All picker wheels in it.
  public var pickerWheels: XCUIElementQuery { descendants(.pickerWheel) }
  /// All pickers in it.
  public var pickers: XCUIElementQuery { descendants(.picker) }
  /// All pop-up buttons in it.
  public var popUpButtons: XCUIElementQuery { descendants(.popUpButton) }
  /// All popovers in it.
  public var popovers: XCUIElementQuery { descendants(.popover) }
  /// All progress indicators in it.
  public var progressIndicators: XCUIElementQuery { descendants(.progressIndicator) }
  /// All radio buttons in it.
  public var radioButtons: XCUIElementQuery { descendants(.radioButton) }
  /// All radio groups in it.
  public var radioGroups: XCUIElementQuery { descendants(.radioGroup) }
  /// All rating indicators in it.
  public var ratingIndicators: XCUIElementQuery { descendants(.ratingIndicator) }
  /// All relevance indicators in it.
  public var relevanceIndicators: XCUIElementQuery { descendants(.relevanceIndicator) }
  /// All ruler markers in it.
  public var rulerMarkers: XCUIElementQuery { descendants(.rulerMarker) }
  /// All rulers in it.
  public var rulers: XCUIElementQuery { descendants(.ruler) }
  /// All scroll bars in it.
  public var scrollBars: XCUIElementQuery { descendants(.scrollBar) }
  /// All scroll views in it.
  public var scrollViews: XCUIElementQuery { descendants(.scrollView) }
  /// All search fields in it.
  public var searchFields: XCUIElementQuery { descendants(.searchField) }
  /// All secure text fields in it.
  public var secureTextFields: XCUIElementQuery { descendants(.secureTextField) }
  /// All segmented controls in it.
  public var segmentedControls: XCUIElementQuery { descendants(.segmentedControl) }
  /// All sheets in it.
  public var sheets: XCUIElementQuery { descendants(.sheet) }
  /// All sliders in it.
  public var sliders: XCUIElementQuery { descendants(.slider) }
  /// All split groups in it.
  public var splitGroups: XCUIElementQuery { descendants(.splitGroup) }
  /// All splitters in it.
  public var splitters: XCUIElementQuery { descendants(.splitter) }
  /// All static texts in it.
  public var staticTexts: XCUIElementQuery { descendants(.staticText) }
  /// All status bars in it.
  public var statusBars: XCUIElementQuery { descendants(.statusBar) }
  /// All status items in it.
  public var statusItems: XCUIElementQuery { descendants(.statusItem) }
  /// All steppers in it.
  public var steppers: XCUIElementQuery { descendants(.stepper) }
  /// All switches in it.
  public var switches: XCUIElementQuery { descendants(.switch) }
  /// All tab bars in it.
  public var tabBars: XCUIElementQuery { descendants(.tabBar) }
  /// All tab groups in it.
  public var tabGroups: XCUIElementQuery { descendants(.tabGroup) }
  /// All table columns in it.
  public var tableColumns: XCUIElementQuery { descendants(.tableColumn) }
  /// All table rows in it.
  public var tableRows: XCUIElementQuery { descendants(.tableRow) }
  /// All tables in it.
  public var tables: XCUIElementQuery { descendants(.table) }
  /// All tabs in it.
  public var tabs: XCUIElementQuery { descendants(.tab) }
  /// All text fields in it.
  public var textFields: XCUIElementQuery { descendants(.textField) }
  /// All text views in it.
  public var textViews: XCUIElementQuery { descendants(.textView) }
  /// All timelines in it.
  public var timelines: XCUIElementQuery { descendants(.timeline) }
  /// All toggles in it.
  public var toggles: XCUIElementQuery { descendants(.toggle) }
  /// All toolbar buttons in it.
  public var toolbarButtons: XCUIElementQuery { descendants(.toolbarButton) }
  /// All toolbars in it.
  public var toolbars: XCUIElementQuery { descendants(.toolbar) }
  /// All touch bars in it.
  public var touchBars: XCUIElementQuery { descendants(.touchBar) }
  /// All value indicators in it.
  public var valueIndicators: XCUIElementQuery { descendants(.valueIndicator) }
  /// All web views in it.
  public var webViews: XCUIElementQuery { descendants(.webView) }
  /// All windows in it.
  public var windows: XCUIElementQuery { descendants(.window) }

  private func descendants(_ type: XCUIElement.ElementType) -> XCUIElementQuery {
    guard let provider = self as? any DescendantProviding else {
      preconditionFailure("only elements and queries provide queries")
    }
    return provider.descendants(matching: type)
  }
}
