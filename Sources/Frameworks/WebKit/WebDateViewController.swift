import UIKit

/// A sheet in which users choose the date or time of a page's field.
final class WebDateViewController: UIViewController {
  private let picker: PageDescription.Picker
  private let form: WebDateForm
  private let set: (String) -> Void
  private let dates = UIDatePicker()

  /// Creates a sheet.
  /// - Parameter set: Called with the field's new value, which can be empty.
  init(_ picker: PageDescription.Picker, _ form: WebDateForm, set: @escaping (String) -> Void) {
    self.picker = picker
    self.form = form
    self.set = set
    super.init(nibName: nil, bundle: nil)
    title = picker.label
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Reset", primaryAction: UIAction { [weak self] _ in self?.finish(with: "") })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        finish(with: form.value(dates.date))
      })
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    dates.datePickerMode = form.mode
    dates.preferredDatePickerStyle = form.style
    dates.minimumDate = form.date(picker.least)
    dates.maximumDate = form.date(picker.most)
    if let date = form.date(picker.value) { dates.date = date }
    dates.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        set(form.value(dates.date))
      }, for: .valueChanged)
    dates.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(dates)
    NSLayoutConstraint.activate([
      dates.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      dates.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
    ])
  }

  private func finish(with value: String) {
    set(value)
    dismiss(animated: true)
  }
}
