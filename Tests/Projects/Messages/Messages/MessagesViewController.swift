import UIKit
import os

/// Buttons that make the app print something in every possible way, or hang.
class MessagesViewController: UIViewController {
  private let logger = Logger(subsystem: "dev.quince.Messages", category: "network")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let actions: [(String, Selector)] = [
      ("Say", #selector(say)), ("Wait", #selector(wait)), ("Divide", #selector(divide)),
    ]
    for (index, (title, action)) in actions.enumerated() {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.addTarget(self, action: action, for: .touchUpInside)
      button.frame = CGRect(x: 20, y: 110 + 50 * index, width: 350, height: 44)
      view.addSubview(button)
    }
  }

  @objc private func say() {
    print("printed")
    fputs("unended", stderr)
    logger.debug("a debug message")
    logger.info("an info message")
    logger.notice("a notice")
    logger.error("an error of \("two", privacy: .public) lines\nand its end")
    logger.fault("a fault")
    NSLog("by NSLog")
  }

  @objc private func wait() {
    waitForever(DispatchSemaphore(value: 0))
  }

  private func waitForever(_ semaphore: DispatchSemaphore) {
    semaphore.wait()
  }

  @objc private func divide() {
    print(quotient(of: 7, by: view.subviews.count - 3))
  }

  private func quotient(of number: Int, by divisor: Int) -> Int {
    number / divisor
  }
}
