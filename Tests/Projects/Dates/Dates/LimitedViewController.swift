import UIKit

/// A date picker with a minimum and a maximum date, and an interval of 15 minutes.
class LimitedViewController: PickerViewController {
  init() {
    super.init(.dateAndTime, .wheels)
    picker.minimumDate = Moments.date(2023, 3, 13, 8, 0)
    picker.maximumDate = Moments.date(2023, 3, 15, 18, 0)
    picker.minuteInterval = 15
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    pickerDidChange()
    let late = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Late") { [unowned self] _ in
        picker.setDate(Moments.date(2024, 1, 1), animated: true)
        pickerDidChange()
      })
    late.frame = CGRect(x: 20, y: 500, width: 100, height: 44)
    view.addSubview(late)
  }
}
