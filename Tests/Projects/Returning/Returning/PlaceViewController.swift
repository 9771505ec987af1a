import UIKit

class PlaceViewController: UIViewController {
  @IBOutlet var nameLabel: UILabel!
  @IBOutlet var stateLabel: UILabel!
  var name = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    showName()
  }

  private func showName() {
    title = name
    nameLabel.text = "This is \(name)"
  }

  @IBAction func write(_ sender: Any) {
    let letter = LetterViewController(to: name)
    letter.place = self
    present(letter, animated: true)
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(name, forKey: "name")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    name = coder.decodeObject(of: NSString.self, forKey: "name") as String? ?? ""
    showName()
  }

  override func applicationFinishedRestoringState() {
    stateLabel.text = "restored"
  }
}
