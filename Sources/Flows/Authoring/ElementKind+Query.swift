import DeviceProtocol

extension ElementKind {
  /// The property of `XCUIApplication` that finds elements of the kind.
  var queryName: String {
    switch self {
    case .other, .application: "otherElements"
    case .window: "windows"
    case .sheet: "sheets"
    case .alert: "alerts"
    case .button: "buttons"
    case .keyboard: "keyboards"
    case .key: "keys"
    case .navigationBar: "navigationBars"
    case .tabBar: "tabBars"
    case .toolbar: "toolbars"
    case .table: "tables"
    case .collectionView: "collectionViews"
    case .slider: "sliders"
    case .pageIndicator: "pageIndicators"
    case .progressIndicator: "progressIndicators"
    case .activityIndicator: "activityIndicators"
    case .segmentedControl: "segmentedControls"
    case .picker: "pickers"
    case .pickerWheel: "pickerWheels"
    case .toggle: "switches"
    case .link: "links"
    case .image: "images"
    case .icon: "icons"
    case .searchField: "searchFields"
    case .scrollView: "scrollViews"
    case .staticText: "staticTexts"
    case .textField: "textFields"
    case .secureTextField: "secureTextFields"
    case .datePicker: "datePickers"
    case .textView: "textViews"
    case .menu: "menus"
    case .menuItem: "menuItems"
    case .colorWell: "colorWells"
    case .cell: "cells"
    case .stepper: "steppers"
    }
  }
}
