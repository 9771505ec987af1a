import UIKit

/// Shares a text, and shows the result.
class SharingViewController: UIViewController, UIActivityItemSource {
  let outcome = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sharing"
    view.backgroundColor = .systemBackground
    outcome.numberOfLines = 0
    outcome.text = "Not shared yet"
    outcome.frame = CGRect(x: 20, y: 200, width: 350, height: 80)
    view.addSubview(outcome)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .action, target: self, action: #selector(share))
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Quietly", style: .plain, target: self, action: #selector(shareQuietly))
    toolbarItems = [
      UIBarButtonItem(title: "Mail", style: .plain, target: self, action: #selector(write)),
      UIBarButtonItem(title: "Message", style: .plain, target: self, action: #selector(text)),
    ]
    navigationController?.isToolbarHidden = false
  }

  @objc func share(_ sender: UIBarButtonItem) {
    show(
      UIActivityViewController(
        activityItems: ["Hello from Quince", 7], applicationActivities: [Shout(), Note()]),
      from: sender)
  }

  @objc func shareQuietly(_ sender: UIBarButtonItem) {
    let sheet = UIActivityViewController(activityItems: [self], applicationActivities: [Shout()])
    sheet.excludedActivityTypes = [.shout]
    show(sheet, from: sender)
  }

  private func show(_ sheet: UIActivityViewController, from item: UIBarButtonItem) {
    sheet.completionWithItemsHandler = { [outcome] type, isComplete, _, _ in
      let name = type?.rawValue.split(separator: ".").last ?? "nothing"
      outcome.text = "\(name) \(isComplete), copied: \(UIPasteboard.general.string ?? "nothing")"
    }
    sheet.popoverPresentationController?.barButtonItem = item
    present(sheet, animated: true)
  }

  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController)
    -> Any
  {
    return ""
  }

  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    return activityType == .copyToPasteboard ? "for the pasteboard" : "for others"
  }
}
