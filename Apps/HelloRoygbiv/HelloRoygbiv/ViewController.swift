import UIKit

/// Greets the user, who can change the greeting and color the screen by naming a rainbow color.
class ViewController: UIViewController {

    @IBOutlet weak var greetingLabel: UILabel!
    @IBOutlet weak var greetingField: UITextField!

    private var launchGreeting: String?
    private var launchTextColor: UIColor?
    private var launchViewColor: UIColor?

    override func viewDidLoad() {
        super.viewDidLoad()
        launchGreeting = greetingLabel.text
        launchTextColor = greetingLabel.textColor
        launchViewColor = view.backgroundColor
    }

    @IBAction func changeText(_ sender: Any) {
        let typed = greetingField.text ?? ""
        let isBlank = typed.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
        greetingLabel.text = isBlank ? "Goodbye 👋" : typed
        dismissKeyboard()
    }

    @IBAction func changeTextColor(_ sender: Any) {
        greetingLabel.textColor = chosenColor ?? UIColor(named: "Terracotta")
        dismissKeyboard()
    }

    @IBAction func changeViewColor(_ sender: Any) {
        view.backgroundColor = chosenColor ?? UIColor(named: "Sage")
        dismissKeyboard()
    }

    @IBAction func resetTapped(_ sender: UITapGestureRecognizer) {
        greetingLabel.text = launchGreeting
        greetingLabel.textColor = launchTextColor
        view.backgroundColor = launchViewColor
        greetingField.text = ""
        dismissKeyboard()
    }

    /// The rainbow color that the text field names, if it names one.
    private var chosenColor: UIColor? {
        RainbowColor(named: greetingField.text)?.uiColor
    }

    private func dismissKeyboard() {
        greetingField.resignFirstResponder()
    }
}

// MARK: - UITextFieldDelegate

extension ViewController: UITextFieldDelegate {

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        dismissKeyboard()
        return true
    }
}
