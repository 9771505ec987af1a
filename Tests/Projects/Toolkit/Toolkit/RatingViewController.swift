import UIKit

/// Allows the user to choose a rating.
public final class RatingViewController: UIViewController {
  @IBOutlet private(set) var stepper: UIStepper!
  @IBOutlet private(set) var words: UILabel!

  /// Creates a controller from the framework's storyboard.
  public static func make() -> RatingViewController {
    let storyboard = UIStoryboard(name: "Rating", bundle: .toolkit)
    return storyboard.instantiateInitialViewController() as! RatingViewController
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    stepper.maximumValue = Double(Rating.highest)
    show(stepper)
  }

  @IBAction func show(_ sender: UIStepper) {
    words.text = Rating(stars: Int(sender.value)).words
  }
}
