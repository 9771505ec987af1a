import UIKit

/// The date pickers of a storyboard.
class StoryboardViewController: UIViewController {
  @IBOutlet private var date: UIDatePicker!
  @IBOutlet private var timer: UIDatePicker!
  @IBOutlet private var result: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    result.text = "timer of \(Int(timer.countDownDuration)) seconds"
  }

  @IBAction func pickerDidChange(_ sender: UIDatePicker) {
    result.text = Moments.text(sender.date)
  }
}
