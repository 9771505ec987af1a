import UIKit

class ControlsViewController: UIViewController {
  @IBOutlet weak var log: UILabel!
  @IBOutlet weak var slider: UISlider!
  @IBOutlet weak var progress: UIProgressView!
  @IBOutlet weak var activity: UIActivityIndicatorView!
  @IBOutlet weak var pages: UIPageControl!
  @IBOutlet weak var sliderWidth: NSLayoutConstraint!

  @IBAction func slid(_ sender: UISlider) {
    log.text = "slider \(Int(sender.value.rounded()))"
    progress.progress = sender.value / sender.maximumValue
  }

  @IBAction func switched(_ sender: UISwitch) {
    log.text = sender.isOn ? "on" : "off"
    if sender.isOn { activity.startAnimating() } else { activity.stopAnimating() }
  }

  @IBAction func stepped(_ sender: UIStepper) {
    log.text = "stepper \(sender.value)"
    pages.currentPage = Int(sender.value)
  }

  @IBAction func chose(_ sender: UISegmentedControl) {
    let title = sender.titleForSegment(at: sender.selectedSegmentIndex) ?? "nothing"
    log.text = "\(sender.selectedSegmentIndex) \(title)"
    slider.isEnabled = sender.selectedSegmentIndex != 2
  }

  @IBAction func turned(_ sender: UIPageControl) {
    log.text = "page \(sender.currentPage)"
  }

  @IBAction func shorten(_ sender: Any) {
    sliderWidth.constant = sliderWidth.constant == 0 ? -100 : 0
    slider.setValue(50, animated: true)
    log.text = "width"
  }
}
