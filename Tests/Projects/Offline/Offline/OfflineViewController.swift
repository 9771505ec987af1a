import Network
import SystemConfiguration
import UIKit

/// Shows whether there's a network, and a banner if there isn't.
class OfflineViewController: UIViewController {
  let monitor = NWPathMonitor()
  let reachability = SCNetworkReachabilityCreateWithName(nil, "example.com")!
  let banner = UILabel()
  let status = UILabel()
  let reach = UILabel()
  let result = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    banner.text = "You’re offline"
    banner.textAlignment = .center
    banner.textColor = .white
    banner.backgroundColor = .systemRed
    banner.isHidden = true
    result.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [
      banner, status, reach, button("Load", #selector(load)), button("Ask", #selector(ask)), result,
    ])
    stack.axis = .vertical
    stack.spacing = 16
    stack.frame = CGRect(x: 20, y: 90, width: 340, height: 300)
    stack.distribution = .equalSpacing
    view.addSubview(stack)
    for (label, id) in [
      (banner, "banner"), (status, "status"), (reach, "reach"), (result, "result"),
    ] {
      label.accessibilityIdentifier = id
    }
    watchPaths()
    watchHost()
  }

  private func button(_ title: String, _ action: Selector) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addTarget(self, action: action, for: .touchUpInside)
    return button
  }

  // MARK: The network

  private func watchPaths() {
    monitor.pathUpdateHandler = { [weak self] path in
      DispatchQueue.main.async { self?.show(path) }
    }
    monitor.start(queue: DispatchQueue(label: "paths"))
  }

  private func show(_ path: NWPath) {
    let isConnected = path.status == .satisfied && path.usesInterfaceType(.wifi)
    status.text = isConnected ? "Online" : "Offline"
    banner.isHidden = isConnected
  }

  private func watchHost() {
    var context = SCNetworkReachabilityContext(
      version: 0, info: Unmanaged.passUnretained(self).toOpaque(), retain: nil, release: nil,
      copyDescription: nil)
    let callback: SCNetworkReachabilityCallBack = { _, flags, info in
      guard let info else { return }
      Unmanaged<OfflineViewController>.fromOpaque(info).takeUnretainedValue().show(flags)
    }
    SCNetworkReachabilitySetCallback(reachability, callback, &context)
    SCNetworkReachabilityScheduleWithRunLoop(
      reachability, CFRunLoopGetMain(), CFRunLoopMode.commonModes.rawValue)
    var flags = SCNetworkReachabilityFlags()
    guard SCNetworkReachabilityGetFlags(reachability, &flags) else { return }
    show(flags)
    result.text = flags.isEmpty ? "Started offline" : "Started online"
  }

  private func show(_ flags: SCNetworkReachabilityFlags) {
    reach.text = flags.contains(.reachable) ? "Reachable" : "Unreachable"
  }

  // MARK: Requests

  @objc func load() {
    result.text = "Loading…"
    let url = URL(string: "https://example.com")!
    URLSession.shared.dataTask(with: url) { data, _, error in
      DispatchQueue.main.async {
        self.result.text = error?.localizedDescription ?? "Loaded \(data?.count ?? 0) bytes"
      }
    }.resume()
  }

  @objc func ask() {
    result.text = "Asking…"
    let start = CACurrentMediaTime()
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Parrot.self]
    let url = URL(string: "https://example.com/hello")!
    URLSession(configuration: configuration).dataTask(with: url) { data, _, error in
      DispatchQueue.main.async {
        let isLate = CACurrentMediaTime() - start > 0.39
        let answer = data.flatMap { String(data: $0, encoding: .utf8) } ?? "nothing"
        self.result.text = "The answer is \(answer)\(isLate ? " after a while" : "")"
      }
    }.resume()
  }
}
