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

    /// The red, green and blue that the color view shows.
    private var storedColors = [0, 0, 0]

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
            slider.minimumValue = 0
            slider.maximumValue = 100
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
        let values = checkNumberRange(red: red, green: green, blue: blue)
        setTextAndColor([values.red, values.green, values.blue], showingIn: textFields)
        setSliderValues()
        saveValues()
    }

    @IBAction func sliderValueChanged(_ sender: UISlider) {
        guard let index = sliders.firstIndex(of: sender) else { return }
        var values = storedColors
        values[index] = Int(sender.value.rounded())
        setTextAndColor(values, showingIn: [textFields[index]])
        saveValues()
    }

    @IBAction func textFieldChanged() {
        saveValues()
    }

    @IBAction func backgroundTapped() {
        view.endEditing(true)
    }

    // MARK: Values

    /// The values, each moved to the nearest one in range; warns the user if one was out of range.
    private func checkNumberRange(
        red: Int, green: Int, blue: Int
    ) -> (red: Int, green: Int, blue: Int) {
        let range = 0...100
        if ![red, green, blue].allSatisfy(range.contains) {
            showOutOfRangeAlert()
        }
        func nearest(_ value: Int) -> Int {
            min(max(value, range.lowerBound), range.upperBound)
        }
        return (nearest(red), nearest(green), nearest(blue))
    }

    /// Stores the values, colors the color view with them and shows them in text fields.
    private func setTextAndColor(_ values: [Int], showingIn shownFields: [UITextField]) {
        storedColors = values
        for (textField, value) in zip(textFields, values) where shownFields.contains(textField) {
            textField.text = String(value)
        }
        colorView.backgroundColor = UIColor(
            red: CGFloat(values[0]) / 100, green: CGFloat(values[1]) / 100,
            blue: CGFloat(values[2]) / 100, alpha: 1)
        colorView.accessibilityValue =
            "red \(values[0]), green \(values[1]), blue \(values[2])"
    }

    private func setSliderValues() {
        for (slider, value) in zip(sliders, storedColors) {
            slider.setValue(Float(value), animated: true)
        }
    }

    /// The whole number that a text field holds, in digits of any script; one too large for `Int` is the largest `Int`.
    private func number(in textField: UITextField) -> Int? {
        let text = (textField.text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
        let isNegative = text.hasPrefix("-")
        let digits = isNegative || text.hasPrefix("+") ? text.dropFirst() : text[...]
        guard !digits.isEmpty,
            digits.rangeOfCharacter(from: CharacterSet.decimalDigits.inverted) == nil
        else { return nil }
        var number = 0
        for digit in digits.unicodeScalars {
            let (tens, isTooLarge) = number.multipliedReportingOverflow(by: 10)
            let value = Int(digit.properties.numericValue ?? 0)
            let (sum, isTooLargeByOne) = tens.addingReportingOverflow(value)
            if isTooLarge || isTooLargeByOne { return isNegative ? .min : .max }
            number = sum
        }
        return isNegative ? -number : number
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
        let colors = defaults.array(forKey: Key.colors) as? [Int] ?? [0, 0, 0]
        setTextAndColor(colors.count == 3 ? colors : [0, 0, 0], showingIn: textFields)
        if let texts = defaults.stringArray(forKey: Key.texts) {
            for (textField, text) in zip(textFields, texts) { textField.text = text }
        }
        if let values = defaults.array(forKey: Key.sliders) as? [Double] {
            for (slider, value) in zip(sliders, values) { slider.value = Float(value) }
        }
    }
}
