import UIKit

/// The entry for a day.
class EntryViewController: UIViewController {
  /// The day, which the list sets.
  var day: String!

  @IBOutlet private var heading: UILabel!
  @IBOutlet private var note: UITextField!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = day
    heading.text = "About \(day!)"
  }

  @IBAction private func showHelp() {
    navigationController?.pushViewController(HelpViewController(), animated: true)
  }

  @IBAction private func showPhoto() {
    let photo = PhotoViewController()
    photo.number = 7
    navigationController?.pushViewController(photo, animated: true)
  }
}
