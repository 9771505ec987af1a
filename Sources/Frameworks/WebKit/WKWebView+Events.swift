import AppRuntime
import DeviceProtocol
import ObjectiveC
import FoundationNetworking
import UIKit

/// Loading pages, and the engine's events about it.
extension WKWebView {
  /// Starts to load the page that a request is for.
  /// - Parameter folder: The folder or the only file that a page of a file can use, or `nil` if it
  ///   can use all files of the app.
  func start(_ request: URLRequest, allowing folder: URL? = nil) -> WKNavigation? {
    guard let url = request.url else { return nil }
    configuration.websiteDataStore.httpCookieStore.note(url.host)
    let text = url.isFileURL ? url.standardizedFileURL.absoluteString : url.absoluteString
    var members: [String: Any] = ["url": text, "headers": request.allHTTPHeaderFields ?? [:]]
    if let folder, url.isFileURL { members["rules"] = ReadableFiles.rules(for: folder) }
    return start(at: url, "load", members)
  }

  /// Starts to load a page with a command of the engine.
  func start(at address: URL, _ command: String, _ members: [String: Any]) -> WKNavigation {
    let navigation = WKNavigation()
    self.navigation = navigation
    requestedURL = address
    hasCommitted = false
    url = address
    isLoading = true
    estimatedProgress = 0.1
    page.startLoading()
    if let ending = WebEngine.shared.ending {
      engineDidEnd(ending)
    } else {
      removePlaceholder()
      page.perform(command, members)
    }
    return navigation
  }

  /// Handles an event of the page.
  func take(_ event: EngineEvent) {
    switch event.is {
    case "state": takeState(event)
    case "load": takeLoad(event)
    case "fail":
      let error =
        event.url.flatMap { schemeErrors.removeValue(forKey: $0) }
        ?? WebNetwork.shared.takeError(of: event.url)
      fail(
        with: error ?? NavigationError.error(of: event),
        isProvisional: !(event.committed ?? false))
    case "policy": decide(event)
    case "dialog": show(dialog: event)
    case "files":
      files.show(
        types: event.text?.split(separator: ",").map(String.init) ?? [],
        isMultiple: event.multiple ?? false
      ) { [weak self] in
        let paths = $0.map(\.path).joined(separator: "\n")
        self?.page.perform("answer", ["id": event.id ?? 0, "paths": paths])
        self?.page.synchronize()
      }
    case "closed": uiDelegate?.webViewDidClose(self)
    default: break
    }
  }

  private func takeState(_ event: EngineEvent) {
    backForwardList.update(
      back: event.back ?? [], current: event.current?.first, forward: event.forward ?? [])
    canGoBack = !backForwardList.backList.isEmpty
    canGoForward = !backForwardList.forwardList.isEmpty
    if let text = event.url, !text.isEmpty { url = URL(string: text) ?? url }
    title = event.title ?? (hasCommitted ? "" : title)
    hasOnlySecureContent = event.secure ?? false
    if event.loading == true, let progress = event.progress {
      estimatedProgress = max(0.1, progress)
    }
  }

  private func takeLoad(_ event: EngineEvent) {
    if event.event == "finished", self.navigation == nil {
      // The engine reports the end even after a failure.
      return page.noteLoaded()
    }
    let navigation = self.navigation ?? WKNavigation()
    self.navigation = navigation
    switch event.event {
    case "started":
      isLoading = true
      hasCommitted = false
      page.startLoading()
      delegate.webView(self, didStartProvisionalNavigation: navigation)
    case "redirected":
      delegate.webView(self, didReceiveServerRedirectForProvisionalNavigation: navigation)
    case "committed":
      hasCommitted = true
      page.reset()
      stopTasks()
      configuration.websiteDataStore.httpCookieStore.note(url?.host)
      delegate.webView(self, didCommit: navigation)
    case "finished": finish(navigation)
    default: break
    }
  }

  private func finish(_ navigation: WKNavigation) {
    page.noteLoaded()
    guard isLoading else { return }
    estimatedProgress = 1
    isLoading = false
    self.navigation = nil
    delegate.webView(self, didFinish: navigation)
  }

  /// Ends the navigation with an error.
  func fail(with error: NSError, isProvisional: Bool) {
    guard let navigation else { return }
    self.navigation = nil
    isLoading = false
    page.stopLoading()
    report(error, of: navigation, isProvisional: isProvisional)
  }

  private func report(_ error: NSError, of navigation: WKNavigation, isProvisional: Bool) {
    if isProvisional {
      url = backForwardList.currentItem?.url
      delegate.webView(self, didFailProvisionalNavigation: navigation, withError: error)
    } else {
      delegate.webView(self, didFail: navigation, withError: error)
    }
  }

  // MARK: Decisions

  private func decide(_ event: EngineEvent) {
    if event.kind == "response" { return decideResponse(event) }
    let request = NavigationError.request(of: event)
    let isMain = !(isLoading && hasCommitted && event.type == 5)
    let source = WKFrameInfo(of: self)
    let target =
      event.kind == "window" ? nil : WKFrameInfo(of: self, isMain: isMain, request: request)
    let types: [WKNavigationType] = [
      .linkActivated, .formSubmitted, .backForward, .reload, .formResubmitted, .other,
    ]
    let type = event.type.flatMap { types.indices.contains($0) ? types[$0] : nil } ?? .other
    let action = WKNavigationAction(type, request, from: source, to: target)
    let preferences = configuration.defaultWebpagePreferences ?? WKWebpagePreferences()
    let finish = MainQueue.noteWork()
    delegate.webView(self, decidePolicyFor: action, preferences: preferences) {
      [weak self] policy, preferences in
      finish()
      if isMain { self?.page.use(preferences) }
      self?.perform(policy, action, event)
    }
  }

  private func perform(
    _ policy: WKNavigationActionPolicy, _ action: WKNavigationAction, _ event: EngineEvent
  ) {
    guard let id = event.id else {
      if policy == .allow { open(action) }
      return
    }
    let isMain = action.targetFrame?.isMainFrame ?? true
    let lacksNetwork =
      PageAddress.needsNetwork(action.request.url) && NavigationError.hasNoNetwork
      && !WebNetwork.hasAnswer(to: action.request)
    let isAllowed = policy == .allow && !lacksNetwork
    if policy == .download, !lacksNetwork {
      downloads.expect(action.request) { [weak self] download in
        guard let self else { return }
        delegate.webView(self, navigationAction: action, didBecome: download)
      }
      page.perform("answer", ["id": id, "downloads": true])
      if isMain, navigation != nil {
        fail(with: NavigationError.interrupted(action.request.url), isProvisional: true)
      }
      return
    }
    if isAllowed, isMain, navigation == nil { navigation = WKNavigation() }
    page.perform("answer", ["id": id, "yes": isAllowed])
    guard isMain, !isAllowed else { return }
    if policy == .allow {
      // iOS reports the start before the failure.
      let failed = navigation ?? WKNavigation()
      navigation = failed
      delegate.webView(self, didStartProvisionalNavigation: failed)
      fail(with: NavigationError.offline(action.request.url), isProvisional: true)
    } else if navigation != nil {
      fail(with: NavigationError.interrupted(action.request.url), isProvisional: true)
    }
  }

  /// Opens a new window.
  private func open(_ action: WKNavigationAction) {
    let delegate = uiDelegate ?? DefaultUIDelegate.shared
    let new = delegate.webView(
      self, createWebViewWith: configuration.duplicate(), for: action,
      windowFeatures: WKWindowFeatures())
    if let new, new !== self, new.url == nil { new.load(action.request) }
  }

  private func decideResponse(_ event: EngineEvent) {
    let response = NavigationError.response(of: event)
    let isMain = !hasCommitted
    let shown = WKNavigationResponse(
      response, isForMainFrame: isMain, canShow: event.shows ?? false)
    let finish = MainQueue.noteWork()
    delegate.webView(self, decidePolicyFor: shown) { [weak self] policy in
      finish()
      guard let self, let id = event.id else { return }
      if policy == .download {
        downloads.expect(shown.response.url.map { URLRequest(url: $0) }) { [weak self] download in
          guard let self else { return }
          delegate.webView(self, navigationResponse: shown, didBecome: download)
        }
      }
      page.perform(
        "answer", ["id": id, "yes": policy == .allow, "downloads": policy == .download])
      if policy != .allow, isMain {
        fail(with: NavigationError.interrupted(response.url), isProvisional: true)
      }
    }
  }

  // MARK: Dialogs

  private func show(dialog event: EngineEvent) {
    let delegate = uiDelegate ?? DefaultUIDelegate.shared
    let frame = WKFrameInfo(of: self)
    let text = event.text ?? ""
    page.stopSynchronizing()
    let answer = { [weak self] (isYes: Bool, text: String?) -> Void in
      var members: [String: Any] = ["id": event.id ?? 0, "yes": isYes]
      members["text"] = text
      self?.page.perform("answer", members)
      self?.page.synchronize()
    }
    switch event.kind {
    case "alert":
      delegate.webView(
        self, runJavaScriptAlertPanelWithMessage: text, initiatedByFrame: frame
      ) { answer(true, nil) }
    case "confirm":
      delegate.webView(
        self, runJavaScriptConfirmPanelWithMessage: text, initiatedByFrame: frame
      ) { answer($0, nil) }
    case "prompt":
      delegate.webView(
        self, runJavaScriptTextInputPanelWithPrompt: text, defaultText: event.default,
        initiatedByFrame: frame
      ) { answer($0 != nil, $0) }
    // Pages can't keep the user from leaving on iOS.
    default: answer(true, nil)
    }
  }

  // MARK: The end of the engine

  func engineDidEnd(_ ending: WebEnding) {
    content.clear()
    switch ending {
    case .missing(let packages):
      showPlaceholder(
        "Web pages need WPE WebKit. Install it with:\n"
          + "sudo apt-get install \(packages.joined(separator: " "))")
      fail(with: NavigationError.missing(packages, requestedURL), isProvisional: true)
    case .ended(let reason):
      if navigation != nil {
        fail(with: NavigationError.ended(reason, requestedURL), isProvisional: !hasCommitted)
      }
      delegate.webViewWebContentProcessDidTerminate(self)
    }
  }
}
