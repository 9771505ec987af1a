import UIKit

/// One control of each kind, with a label that shows the last value.
class ControlsViewController: UIViewController, UITextFieldDelegate, UIPickerViewDataSource,
  UIPickerViewDelegate
{
  private let state = UILabel()
  private let field = UITextField()
  private let secret = UITextField()
  private let notes = UITextView()
  private let slider = UISlider()
  private let toggle = UISwitch()
  private let segments = UISegmentedControl(items: ["Small", "Medium", "Large"])
  private let stepper = UIStepper()
  private let picker = UIPickerView()
  private let button = UIButton(type: .system)
  private let disabled = UIButton(type: .system)
  private let fruits = ["Apple", "Banana", "Cherry", "Quince"]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    state.accessibilityIdentifier = "state"
    state.text = "Nothing yet"
    for (input, name) in [(field, "Name"), (secret, "Password")] {
      input.borderStyle = .roundedRect
      input.placeholder = name
      input.accessibilityLabel = name
      input.delegate = self
      input.autocorrectionType = .no
      input.autocapitalizationType = .none
      input.addTarget(self, action: #selector(fieldDidChange(_:)), for: .editingChanged)
    }
    secret.isSecureTextEntry = true
    notes.accessibilityLabel = "Notes"
    notes.layer.borderWidth = 1
    notes.font = .systemFont(ofSize: 15)
    slider.maximumValue = 50
    slider.accessibilityLabel = "Volume"
    slider.addTarget(self, action: #selector(sliderDidChange), for: .valueChanged)
    toggle.accessibilityLabel = "Wi-Fi"
    toggle.addTarget(self, action: #selector(toggleDidChange), for: .valueChanged)
    segments.accessibilityLabel = "Size"
    segments.selectedSegmentIndex = 0
    segments.addTarget(self, action: #selector(segmentDidChange), for: .valueChanged)
    stepper.addTarget(self, action: #selector(stepperDidChange), for: .valueChanged)
    picker.accessibilityLabel = "Fruit"
    picker.dataSource = self
    picker.delegate = self
    button.setTitle("Greet", for: .normal)
    button.addTarget(self, action: #selector(greet), for: .touchUpInside)
    disabled.setTitle("Never", for: .normal)
    disabled.isEnabled = false
    let row = UIStackView(arrangedSubviews: [toggle, stepper, button, disabled])
    row.spacing = 16
    let stack = UIStackView(
      arrangedSubviews: [state, field, secret, notes, slider, row, segments, picker])
    stack.axis = .vertical
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      notes.heightAnchor.constraint(equalToConstant: 70),
      picker.heightAnchor.constraint(equalToConstant: 130),
    ])
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    state.text = "Returned \(textField.text ?? "")"
    textField.resignFirstResponder()
    return true
  }

  @objc func fieldDidChange(_ field: UITextField) {
    state.text = "\(field.placeholder ?? ""): \(field.text ?? "")"
  }

  @objc func sliderDidChange() { state.text = "Volume \(Int(slider.value.rounded()))" }

  @objc func toggleDidChange() { state.text = toggle.isOn ? "Wi-Fi on" : "Wi-Fi off" }

  @objc func segmentDidChange() {
    state.text = segments.titleForSegment(at: segments.selectedSegmentIndex)
  }

  @objc func stepperDidChange() { state.text = "Steps \(Int(stepper.value))" }

  @objc func greet() { state.text = "Hello \(field.text ?? "")" }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    fruits.count
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  { fruits[row] }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    state.text = "Fruit \(fruits[row])"
  }
}
