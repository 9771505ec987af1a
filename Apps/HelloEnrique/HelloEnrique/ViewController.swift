import UIKit

/// Greets the user, who can change the greeting and two colors, and reset them all.
class ViewController: UIViewController {

    /// What the screen shows at launch and after a reset, as the storyboard has it.
    private struct Appearance {
        let greeting: String?
        let textColor: UIColor?
        let backgroundColor: UIColor?
    }

    @IBOutlet private weak var greetingLabel: UILabel!
    @IBOutlet private weak var helperLabel: UILabel!
    @IBOutlet private weak var greetingField: UITextField!

    private var launchAppearance: Appearance!

    override func viewDidLoad() {
        super.viewDidLoad()
        launchAppearance = Appearance(
            greeting: greetingLabel.text,
            textColor: greetingLabel.textColor,
            backgroundColor: view.backgroundColor)
    }

    @IBAction private func changeText(_ sender: UIButton) {
        let typed = greetingField.text ?? ""
        let isBlank = typed.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
        greetingLabel.text = isBlank ? "Goodbye 👋" : typed
        helperLabel.isHidden = true
        greetingField.text = nil
        view.endEditing(true)
    }

    @IBAction private func changeTextColor(_ sender: UIButton) {
        greetingLabel.textColor = UIColor(named: "PaletteAccentLight")
    }

    @IBAction private func changeViewColor(_ sender: UIButton) {
        view.backgroundColor = UIColor(named: "PaletteHighlight")
    }

    @IBAction private func reset(_ sender: UITapGestureRecognizer) {
        greetingLabel.text = launchAppearance.greeting
        greetingLabel.textColor = launchAppearance.textColor
        view.backgroundColor = launchAppearance.backgroundColor
        helperLabel.isHidden = false
        greetingField.text = nil
        view.endEditing(true)
    }
}

// MARK: - UITextFieldDelegate

extension ViewController: UITextFieldDelegate {

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}
