/// Methods that provide the numbers of wheels and rows in a picker view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipickerviewdatasource>.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Returns the number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows in a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
