@_spi(Quince) import UIKit
import WebKit

/// The bars of a Safari view controller.
@MainActor
final class SafariBars {
  private unowned let controller: SFSafariViewController
  private let webView: WKWebView
  private let top = UIView()
  private let done = UIButton(type: .system)
  private let address = UILabel()
  private let reload = UIButton(type: .system)
  private let progress = UIProgressView(progressViewStyle: .bar)
  private let failure = UILabel()
  private let bottom = UIToolbar()
  private var observations: [NSKeyValueObservation] = []
  private lazy var back = item("chevron.backward", "Back") { $0.goBack() }
  private lazy var forward = item("chevron.forward", "Forward") { $0.goForward() }

  init(of controller: SFSafariViewController, _ webView: WKWebView) {
    self.controller = controller
    self.webView = webView
  }

  private func item(
    _ symbol: String, _ label: String, _ perform: @escaping @MainActor (WKWebView) -> Void
  ) -> UIBarButtonItem {
    let webView = webView
    let item = UIBarButtonItem(
      primaryAction: UIAction(image: UIImage(systemName: symbol)) { _ in perform(webView) })
    item.accessibilityLabel = label
    return item
  }

  /// Adds the bars and the web view to a view.
  func addViews(to view: UIView) {
    let safari = item("safari", "Open in Safari") { [unowned controller] _ in
      controller.openInBrowser()
    }
    let share = item("square.and.arrow.up", "Share") { [unowned controller] _ in controller.share()
    }
    let space = UIBarButtonItem.flexibleSpace()
    bottom.items = [back, space, forward, space, share, space, safari]
    failure.numberOfLines = 0
    failure.textAlignment = .center
    failure.textColor = .secondaryLabel
    for part in [webView, failure, top, bottom] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    fillTopBar()
    constrain(in: view)
    observe()
    update()
  }

  private func fillTopBar() {
    address.textAlignment = .center
    address.accessibilityIdentifier = "URL"
    reload.setImage(UIImage(systemName: "arrow.clockwise"), for: .normal)
    reload.accessibilityLabel = "Reload"
    let webView = webView
    reload.addAction(UIAction { _ in webView.reload() }, for: .touchUpInside)
    done.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    done.addAction(
      UIAction { [unowned controller] _ in controller.finish() }, for: .touchUpInside)
    done.setContentCompressionResistancePriority(.required, for: .horizontal)
    reload.setContentCompressionResistancePriority(.required, for: .horizontal)
    done.setContentHuggingPriority(.required, for: .horizontal)
    reload.setContentHuggingPriority(.required, for: .horizontal)
    for part in [done, address, reload, progress] {
      part.translatesAutoresizingMaskIntoConstraints = false
      top.addSubview(part)
    }
  }

  private func constrain(in view: UIView) {
    let area = view.safeAreaLayoutGuide
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate(
      [top, bottom, webView].flatMap {
        [
          $0.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          $0.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ]
      })
    NSLayoutConstraint.activate([
      top.topAnchor.constraint(equalTo: view.topAnchor),
      top.bottomAnchor.constraint(equalTo: area.topAnchor, constant: 44),
      done.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      address.leadingAnchor.constraint(equalTo: done.trailingAnchor, constant: 8),
      reload.leadingAnchor.constraint(equalTo: address.trailingAnchor, constant: 8),
      reload.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      progress.leadingAnchor.constraint(equalTo: top.leadingAnchor),
      progress.trailingAnchor.constraint(equalTo: top.trailingAnchor),
      progress.bottomAnchor.constraint(equalTo: top.bottomAnchor),
      bottom.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      webView.topAnchor.constraint(equalTo: top.bottomAnchor),
      webView.bottomAnchor.constraint(equalTo: bottom.topAnchor),
      failure.centerYAnchor.constraint(equalTo: webView.centerYAnchor),
      failure.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      failure.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    for part in [done, address, reload] {
      part.centerYAnchor.constraint(equalTo: top.bottomAnchor, constant: -22).isActive = true
    }
  }

  private func observe() {
    observations = [
      webView.observe(\.estimatedProgress, options: .initial) { [weak self] webView, _ in
        self?.progress.progress = Float(webView.estimatedProgress)
      },
      webView.observe(\.isLoading, options: .initial) { [weak self] webView, _ in
        self?.progress.isHidden = !webView.isLoading
        if webView.isLoading { self?.failure.text = nil }
      },
      webView.observe(\.url, options: .initial) { [weak self] webView, _ in
        if let host = webView.url?.host { self?.address.text = Self.name(ofHost: host) }
      },
      webView.observe(\.canGoBack, options: .initial) { [weak self] webView, _ in
        self?.back.isEnabled = webView.canGoBack
      },
      webView.observe(\.canGoForward, options: .initial) { [weak self] webView, _ in
        self?.forward.isEnabled = webView.canGoForward
      },
    ]
  }

  /// Returns a host's name without `www`.
  private static func name(ofHost host: String) -> String {
    host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
  }

  /// Shows why a page couldn't be loaded.
  func show(failure text: String) {
    failure.text = text
  }

  /// Shows the controller's colors and the title of its button.
  func update() {
    let title =
      switch controller.dismissButtonStyle {
      case .done: "Done"
      case .close: "Close"
      case .cancel: "Cancel"
      }
    done.setTitle(title, for: .normal)
    let background = controller.preferredBarTintColor ?? .systemBackground
    top.backgroundColor = background
    bottom.barTintColor = background
    for part in [done, reload, bottom, progress] {
      part.tintColor = controller.preferredControlTintColor
    }
  }
}
