import UIKit

/// Mixes a color from red, green and blue, each from 0 to 100.
class ViewController: UIViewController {

    private let range = 0...100

    private enum Key {
        static let texts = "TextValues"
        static let sliders = "SliderValues"
        static let colors = "ColorValues"
    }

    @IBOutlet weak var redTextField: UITextField!
    @IBOutlet weak var greenTextField: UITextField!
    @IBOutlet weak var blueTextField: UITextField!

    @IBOutlet weak var redSlider: UISlider!
    @IBOutlet weak var greenSlider: UISlider!
    @IBOutlet weak var blueSlider: UISlider!

    @IBOutlet weak var colorView: UIView!

    /// The red, green and blue that the color view shows, each from 0 to 100.
    var storedColors = [0, 0, 0]

    private var textFields: [UITextField] { [redTextField, greenTextField, blueTextField] }
    private var sliders: [UISlider] { [redSlider, greenSlider, blueSlider] }

    // MARK: Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        for textField in textFields {
            textField.keyboardType = .numberPad
            textField.keyboardAppearance = .dark
        }
        for slider in sliders {
            slider.minimumValue = Float(range.lowerBound)
            slider.maximumValue = Float(range.upperBound)
        }
        restoreValues()
        NotificationCenter.default.addObserver(
            self, selector: #selector(applicationDidEnterBackground),
            name: UIApplication.didEnterBackgroundNotification, object: nil)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    @objc func applicationDidEnterBackground() {
        saveValues()
    }

    // MARK: Actions

    @IBAction func colorButtonPressed() {
        view.endEditing(true)
        guard let red = number(in: redTextField),
            let green = number(in: greenTextField),
            let blue = number(in: blueTextField)
        else { return }
        let checked = checkNumberRange(red: red, green: green, blue: blue)
        setTextAndColor(red: checked.red, green: checked.green, blue: checked.blue)
        setSliderValues()
        saveValues()
    }

    @IBAction func sliderValueChanged(_ sender: UISlider) {
        guard let index = sliders.firstIndex(of: sender) else { return }
        var colors = storedColors
        colors[index] = Int(sender.value.rounded())
        setTextAndColor(red: colors[0], green: colors[1], blue: colors[2], movedSlider: sender)
        saveValues()
    }

    @IBAction func textFieldChanged() {
        saveValues()
    }

    @IBAction func backgroundTapped() {
        view.endEditing(true)
    }

    // MARK: Values

    /// Moves the three values to the nearest ones from 0 to 100, and warns if any of them was out of range.
    func checkNumberRange(red: Int, green: Int, blue: Int) -> (red: Int, green: Int, blue: Int) {
        func nearest(_ value: Int) -> Int {
            min(max(value, range.lowerBound), range.upperBound)
        }
        let checked = (red: nearest(red), green: nearest(green), blue: nearest(blue))
        if checked != (red, green, blue) { showOutOfRangeAlert() }
        return checked
    }

    /// Shows the three values in the text fields, stores them and colors the color view.
    ///
    /// While a slider moves, only its own text field is set, so that nothing typed in the others is lost.
    func setTextAndColor(red: Int, green: Int, blue: Int, movedSlider: UISlider? = nil) {
        let colors = [red, green, blue]
        for index in colors.indices where movedSlider == nil || movedSlider == sliders[index] {
            textFields[index].text = String(colors[index])
        }
        storedColors = colors
        colorView.backgroundColor = UIColor(
            red: CGFloat(red) / 100, green: CGFloat(green) / 100, blue: CGFloat(blue) / 100,
            alpha: 1)
        colorView.accessibilityValue = "red \(red), green \(green), blue \(blue)"
    }

    /// Moves the sliders to the stored values.
    func setSliderValues() {
        for (slider, value) in zip(sliders, storedColors) {
            slider.setValue(Float(value), animated: true)
        }
    }

    /// The whole number in a text field, in digits of any script; the nearest `Int` if it is too large for one.
    private func number(in textField: UITextField) -> Int? {
        let text = (textField.text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
        let sign = text.hasPrefix("-") ? "-" : ""
        let digits = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
        let others = CharacterSet.decimalDigits.inverted
        guard !digits.isEmpty, digits.rangeOfCharacter(from: others) == nil else { return nil }
        // Zeros in front don't count, and no Int has twenty digits.
        let significant = digits.drop { $0.wholeNumberValue == 0 }.prefix(20)
        let number = significant.compactMap(\.wholeNumberValue).map(String.init).joined()
        return Int(sign + "0" + number) ?? (sign.isEmpty ? .max : .min)
    }

    private func showOutOfRangeAlert() {
        let alert = UIAlertController(
            title: "Out of Range",
            message: "Enter numbers from 0 to 100. The nearest valid number is shown instead.",
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    // MARK: Persistence

    private func saveValues() {
        let defaults = UserDefaults.standard
        defaults.set(textFields.map { $0.text ?? "" }, forKey: Key.texts)
        defaults.set(sliders.map { Double($0.value) }, forKey: Key.sliders)
        defaults.set(storedColors, forKey: Key.colors)
    }

    private func restoreValues() {
        let defaults = UserDefaults.standard
        var colors = defaults.array(forKey: Key.colors) as? [Int] ?? []
        if colors.count != 3 || !colors.allSatisfy(range.contains) { colors = storedColors }
        setTextAndColor(red: colors[0], green: colors[1], blue: colors[2])
        if let texts = defaults.stringArray(forKey: Key.texts) {
            for (textField, text) in zip(textFields, texts) { textField.text = text }
        }
        if let values = defaults.array(forKey: Key.sliders) as? [Double] {
            for (slider, value) in zip(sliders, values) { slider.value = Float(value) }
        }
    }
}
