import UIKit

/// The destination of all unwind segues, which shows where they came from.
class HomeViewController: UIViewController {
  @IBOutlet private var resultLabel: UILabel!

  @IBAction func comeHome(_ segue: UIStoryboardSegue) {
    resultLabel.text = "home from \(segue.source.title ?? "")"
  }
}
