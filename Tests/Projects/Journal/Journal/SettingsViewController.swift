import UIKit

/// Controls, and a number that the app delegate stores.
class SettingsViewController: UIViewController {
  @IBOutlet private var count: UILabel!
  @IBOutlet private var state: UILabel!
  @IBOutlet private var name: UITextField!
  @IBOutlet private var reminds: UISwitch!
  @IBOutlet private var size: UISlider!

  private var delegate: AppDelegate { UIApplication.shared.delegate as! AppDelegate }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    showCount()
    showState()
  }

  @IBAction private func countUp() {
    delegate.count += 1
    showCount()
  }

  @IBAction private func showState() {
    state.text = "\(reminds.isOn ? "reminds" : "is silent"), size \(Int(size.value))"
  }

  private func showCount() {
    count.text = "counted \(delegate.count)"
  }
}
