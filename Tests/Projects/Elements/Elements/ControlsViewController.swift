import UIKit

/// One control of each kind, in a scroll view that's longer than the screen.
class ControlsViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate,
  UITextFieldDelegate
{
  let stack = UIStackView()
  let status = UILabel()
  let secret = UITextField()
  let name = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Controls"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Ask", style: .plain, target: self, action: #selector(ask))
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Later", style: .plain, target: self, action: #selector(askLater))

    let scroll = UIScrollView()
    scroll.accessibilityIdentifier = "content"
    scroll.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scroll)
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(stack)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      stack.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -16),
      stack.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -12),
      stack.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -32),
    ])
    addTexts()
    addControls()
    addFarAway()
    NotificationCenter.default.addObserver(forName: .opened, object: nil, queue: nil) { note in
      self.status.text = (note.object as? URL)?.absoluteString
    }
  }

  func addTexts() {
    status.accessibilityIdentifier = "status"
    let process = ProcessInfo.processInfo
    let greeting = process.environment["GREETING"] ?? "none"
    let tone = UserDefaults.standard.string(forKey: "tone") ?? "none"
    let isTested = process.arguments.contains("-testing")
    status.text = "\(greeting) \(tone) \(isTested)"
    stack.addArrangedSubview(status)

    name.placeholder = "Name"
    name.accessibilityIdentifier = "name"
    name.borderStyle = .roundedRect
    name.delegate = self
    stack.addArrangedSubview(name)
    secret.placeholder = "Password"
    secret.isSecureTextEntry = true
    secret.borderStyle = .roundedRect
    stack.addArrangedSubview(secret)
    let search = UISearchBar()
    search.placeholder = "Find"
    stack.addArrangedSubview(search)
  }

  func addControls() {
    let row = UIStackView()
    row.spacing = 16
    for title in ["Twin", "Twin", "Hide"] {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.addTarget(self, action: #selector(pressed), for: .touchUpInside)
      row.addArrangedSubview(button)
    }
    let disabled = UIButton(type: .system)
    disabled.setTitle("Off", for: .normal)
    disabled.isEnabled = false
    row.addArrangedSubview(disabled)
    let toggle = UISwitch()
    toggle.accessibilityIdentifier = "toggle"
    toggle.accessibilityLabel = "Wifi"
    toggle.addTarget(self, action: #selector(toggled), for: .valueChanged)
    row.addArrangedSubview(toggle)
    stack.addArrangedSubview(row)

    let slider = UISlider()
    slider.accessibilityIdentifier = "volume"
    slider.maximumValue = 200
    slider.addTarget(self, action: #selector(slid), for: .valueChanged)
    stack.addArrangedSubview(slider)

    let second = UIStackView()
    second.spacing = 16
    let stepper = UIStepper()
    stepper.addTarget(self, action: #selector(stepped), for: .valueChanged)
    second.addArrangedSubview(stepper)
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentIndex = 0
    second.addArrangedSubview(segments)
    let activity = UIActivityIndicatorView(style: .medium)
    activity.startAnimating()
    second.addArrangedSubview(activity)
    stack.addArrangedSubview(second)

    let progress = UIProgressView()
    progress.progress = 0.5
    stack.addArrangedSubview(progress)
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.backgroundColor = .gray
    stack.addArrangedSubview(pages)

    let picker = UIPickerView()
    picker.dataSource = self
    picker.delegate = self
    stack.addArrangedSubview(picker)

    let card = UIView()
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Card"
    card.accessibilityTraits = .link
    let inside = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    inside.text = "Within"
    card.addSubview(inside)
    card.heightAnchor.constraint(equalToConstant: 30).isActive = true
    stack.addArrangedSubview(card)
  }

  func addFarAway() {
    let gap = UIView()
    gap.heightAnchor.constraint(equalToConstant: 700).isActive = true
    stack.addArrangedSubview(gap)
    let far = UIButton(type: .system)
    far.setTitle("Far away", for: .normal)
    far.addTarget(self, action: #selector(pressed), for: .touchUpInside)
    stack.addArrangedSubview(far)
  }

  @objc func pressed(_ sender: UIButton) {
    status.text = sender.currentTitle
    if sender.currentTitle == "Hide" { sender.isHidden = true }
  }

  @objc func toggled(_ sender: UISwitch) { status.text = sender.isOn ? "on" : "off" }
  @objc func slid(_ sender: UISlider) { status.text = "\(Int(sender.value.rounded()))" }
  @objc func stepped(_ sender: UIStepper) { status.text = "\(sender.value)" }

  @objc func ask() {
    let alert = UIAlertController(
      title: "Really?", message: "Think.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in self.status.text = "yes" })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }

  @objc func askLater() {
    status.text = "wait"
    DispatchQueue.main.asyncAfter(deadline: .now() + 4) { self.ask() }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    status.text = textField.text
    return true
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 12 }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "Month \(row + 1)" }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    status.text = "month \(row + 1)"
  }
}
