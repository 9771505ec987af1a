import UIKit

/// Mixes a color from red, green and blue, each from 0 to 100.
class ViewController: UIViewController {

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

    /// The color that the color view shows.
    private var storedColors = RGBColor.black

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
            slider.minimumValue = Float(RGBColor.range.lowerBound)
            slider.maximumValue = Float(RGBColor.range.upperBound)
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
        let entered = RGBColor(red: red, green: green, blue: blue)
        let (color, isInRange) = checkNumberRange(of: entered)
        setTextAndColor(color, showingIn: textFields)
        setSliderValues()
        saveValues()
        if !isInRange { showOutOfRangeAlert() }
    }

    @IBAction func sliderValueChanged(_ sender: UISlider) {
        guard let index = sliders.firstIndex(of: sender) else { return }
        var color = storedColors
        color.components[index] = Int(sender.value.rounded())
        setTextAndColor(color, showingIn: [textFields[index]])
        saveValues()
    }

    @IBAction func textFieldChanged() {
        saveValues()
    }

    @IBAction func backgroundTapped() {
        view.endEditing(true)
    }

    // MARK: Values

    /// The nearest color whose components are in range, and whether it is the one that was entered.
    private func checkNumberRange(of entered: RGBColor) -> (color: RGBColor, isInRange: Bool) {
        let color = entered.clamped
        return (color, color == entered)
    }

    /// Stores a color, fills the color view with it and shows its components in text fields.
    private func setTextAndColor(_ color: RGBColor, showingIn shownFields: [UITextField]) {
        storedColors = color
        for (textField, component) in zip(textFields, color.components)
        where shownFields.contains(textField) {
            textField.text = String(component)
        }
        colorView.backgroundColor = color.uiColor
        colorView.accessibilityValue = color.description
    }

    private func setSliderValues() {
        for (slider, value) in zip(sliders, storedColors.components) {
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
        defaults.set(storedColors.components, forKey: Key.colors)
    }

    private func restoreValues() {
        let defaults = UserDefaults.standard
        let components = defaults.array(forKey: Key.colors) as? [Int] ?? []
        setTextAndColor(RGBColor(components: components) ?? .black, showingIn: textFields)
        if let texts = defaults.stringArray(forKey: Key.texts) {
            for (textField, text) in zip(textFields, texts) { textField.text = text }
        }
        if let values = defaults.array(forKey: Key.sliders) as? [Double] {
            for (slider, value) in zip(sliders, values) { slider.value = Float(value) }
        }
    }
}
