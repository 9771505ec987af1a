import UIKit

/// A text field whose keyboard is a date picker.
class InputViewController: UIViewController {
  private let field = UITextField(frame: CGRect(x: 20, y: 140, width: 280, height: 40))
  private let picker = UIDatePicker()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .date
    picker.calendar = Moments.calendar
    picker.locale = Moments.locale
    picker.date = Moments.start
    picker.addTarget(self, action: #selector(pickerDidChange), for: .valueChanged)
    field.borderStyle = .roundedRect
    field.placeholder = "Birthday"
    field.accessibilityIdentifier = "field"
    field.inputView = picker
    view.addSubview(field)
  }

  @objc func pickerDidChange() {
    field.text = Moments.text(picker.date)
  }
}
