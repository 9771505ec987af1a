import UIKit

class ViewController: UIViewController {
  @IBOutlet var greeting: UILabel!
  @IBOutlet var list: UILabel!
  @IBOutlet var picture: UIImageView!

  override func viewDidLoad() {
    super.viewDidLoad()
    #if FRIENDLY && TOMS
      greeting.text = Bundle.main.object(forInfoDictionaryKey: "Greeting") as? String
    #endif
    picture.image = UIImage(named: "Dot")
    let file = Bundle.main.url(forResource: "@list", withExtension: "txt", subdirectory: "Lists")
    list.text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }?
      .trimmingCharacters(in: .newlines)
    title = NSLocalizedString("title", comment: "")
    view.accessibilityIdentifier = title
  }
}
