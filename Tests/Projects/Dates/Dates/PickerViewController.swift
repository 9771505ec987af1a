import UIKit

/// Shows a date picker in the middle, and the chosen date below it.
class PickerViewController: UIViewController {
  let picker = UIDatePicker()
  let result = UILabel()
  private var log: [String] = []

  init(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) {
    super.init(nibName: nil, bundle: nil)
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.calendar = Moments.calendar
    picker.locale = Moments.locale
    picker.timeZone = Moments.calendar.timeZone
    picker.date = Moments.start
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    picker.accessibilityIdentifier = "picker"
    result.accessibilityIdentifier = "result"
    result.text = "nothing chosen"
    picker.addTarget(self, action: #selector(pickerDidChange), for: .valueChanged)
    picker.addAction(UIAction { [unowned self] _ in log("opened") }, for: .editingDidBegin)
    picker.addAction(UIAction { [unowned self] _ in log("closed") }, for: .editingDidEnd)
    for part in [picker, result] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
      part.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      picker.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 60),
      result.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
    ])
  }

  private func log(_ event: String) {
    log.append(event)
    result.text = log.joined(separator: ", ")
  }

  @objc func pickerDidChange() {
    result.text =
      picker.datePickerMode == .countDownTimer
      ? "\(Int(picker.countDownDuration)) seconds" : Moments.text(picker.date)
  }
}
