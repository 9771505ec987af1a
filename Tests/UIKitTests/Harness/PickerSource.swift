import UIKit

/// Rows of a picker, which remembers the choices.
class PickerSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var columns: [[String]]
  private(set) var chosen: [String] = []

  init(_ columns: [[String]]) {
    self.columns = columns
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    columns[component].count
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  {
    columns[component][row]
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    chosen.append("\(component):\(columns[component][row])")
  }
}
