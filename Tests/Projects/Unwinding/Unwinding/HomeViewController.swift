import UIKit

/// Where every unwind segue leads; it says from where it was come to.
class HomeViewController: UIViewController {
  @IBOutlet private var resultLabel: UILabel!

  @IBAction func comeHome(_ segue: UIStoryboardSegue) {
    resultLabel.text = "home from \(segue.source.title ?? "")"
  }
}
