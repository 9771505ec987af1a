import UIKit

/// A long list, which a tap on the status bar scrolls back to its top.
final class ScrollsViewController: UIViewController {
  private let scrollView = UIScrollView()
  private lazy var report = addLabel("report", y: 700)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(scrollView)
    scrollView.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 640)
    scrollView.contentSize = CGSize(width: view.bounds.width, height: 2000)
    scrollView.delegate = self
    for index in 0..<20 {
      let label = UILabel(frame: CGRect(x: 20, y: index * 100, width: 200, height: 40))
      label.text = "Row \(index)"
      scrollView.addSubview(label)
    }
    report.text = "not yet"
    addButton("Stay", y: 760) { [unowned self] in scrollView.scrollsToTop = false }
  }
}

extension ScrollsViewController: UIScrollViewDelegate {
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    report.text = "at the top"
  }
}
