import UIKit

class MenuViewController: UIViewController {
  @IBOutlet private weak var resultLabel: UILabel!
  @IBOutlet var letters: [UILabel]!
  @IBOutlet weak var heightConstraint: NSLayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
    resultLabel.text = letters.compactMap(\.text).joined() + " \(Int(heightConstraint.constant))"
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    identifier != "forbidden"
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segue.destination {
    case let detail as DetailViewController:
      detail.message = "from \(segue.identifier ?? "nowhere") by \(type(of: sender ?? self))"
    case let child as ChildViewController:
      child.name = "embedded"
    default:
      break
    }
  }

  @IBAction func goByCode() {
    performSegue(withIdentifier: "code", sender: self)
  }

  @IBAction func comeBack(_ segue: UIStoryboardSegue) {
    guard let detail = segue.source as? DetailViewController else { return }
    resultLabel.text = "back with \(detail.message)"
  }

  @IBAction func viewTapped(_ recognizer: UITapGestureRecognizer) {
    resultLabel.text = "tapped \(recognizer.view?.tag ?? 0)"
  }

  @IBAction func reached(_ sender: UIButton) {
    resultLabel.text = "the chain brought \(sender.currentTitle ?? "")"
  }

  @IBAction func showGrid() {
    let storyboard = UIStoryboard(name: "Second", bundle: nil)
    show(storyboard.instantiateViewController(withIdentifier: "grid"), sender: self)
  }

  @IBAction func showWheel() {
    let storyboard = UIStoryboard(name: "Second", bundle: nil)
    let wheel: WheelViewController = storyboard.instantiateViewController(identifier: "wheel")
    navigationController?.pushViewController(wheel, animated: true)
  }

  @IBAction func loadNib() {
    let card = Bundle.main.loadNibNamed("Card", owner: self)?.first as? CardView
    resultLabel.text = card?.describe()
  }
}

class DetailViewController: UIViewController {
  var message = ""
  @IBOutlet var messageLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    messageLabel.text = message
  }
}

class ChildViewController: UIViewController {
  var name = "alone"
  @IBOutlet weak var nameLabel: UILabel! {
    didSet { nameLabel.text = name }
  }
}
