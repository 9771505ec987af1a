import UIKit

class PlacesViewController: UIViewController {
  @IBOutlet var callsLabel: UILabel!

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    callsLabel.text = AppDelegate.calls.joined(separator: " ")
  }

  @IBAction func open(_ sender: UIButton) {
    let identifier = "Place"
    guard
      let place = storyboard?.instantiateViewController(withIdentifier: identifier)
        as? PlaceViewController
    else { return }
    place.name = sender.currentTitle ?? ""
    show(place, sender: sender)
  }
}
