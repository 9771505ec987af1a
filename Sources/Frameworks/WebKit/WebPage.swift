import AppRuntime
import CoreGraphics
import DeviceProtocol
import UIKit

/// A web view's page in the engine, and its size, position, and image.
@MainActor
final class WebPage {
  /// The width at which the engine lays out a page without a viewport tag, in the page's points.
  private static let widthWithoutViewport = 980.0
  /// The maximum time that the app waits for the page's script, in seconds.
  private static let patience = 4.0
  /// The maximum number of pixels of an image of a zoomed page.
  private static let mostPixels = 12e6

  unowned let webView: WKWebView
  private let engine = WebEngine.shared
  private var number: UInt64?
  /// The page, as its script described it last.
  private(set) var description: PageDescription?
  /// The size of the visible part of the page, in points of the screen.
  private var size = CGSize.zero
  private var sentSize: [Double] = []
  private var lastScroll = 0
  /// The factors by which the image has more pixels than the screen, now and before, so that a page
  /// that the user has zoomed is sharp.
  private var (detail, lastDetail) = (1.0, 1.0)
  /// Ends the work that keeps the app from being idle while a page loads.
  private var finishLoading: (() -> Void)?
  /// The request for which the page draws its state.
  private var synchronization: WebEngine.Request?
  /// The number of the page's timers that wait for the device's clock.
  private var timerCount = 0
  /// Whether the page's script has answered the last question in time.
  private var isResponsive = true
  private var hasLoaded = false
  /// The history, as the engine restores it.
  private(set) var session: Data?
  private var mustSynchronizeAgain = false

  init(of webView: WKWebView) {
    self.webView = webView
  }

  isolated deinit {
    finishLoading?()
    if let number { engine.close(number) }
  }

  /// The number of points of the screen per point of the page, which `pageZoom` enlarges.
  var scale: Double { layoutScale * Double(webView.pageZoom) }

  /// The number of points of the screen per point of the area in which the page is laid out.
  var layoutScale: Double {
    let hasViewport = description?.viewport != nil || description == nil
    guard !hasViewport, size.width > 0, size.width < Self.widthWithoutViewport else { return 1 }
    return size.width / Self.widthWithoutViewport
  }

  // MARK: Commands

  /// Sends a command to the engine, which is started for the first one.
  func perform(_ command: String, _ members: [String: Any] = [:]) {
    engine.perform(command, view: opened(), members)
  }

  /// Sends a command whose result a closure receives.
  @discardableResult
  func request(
    _ command: String, _ members: [String: Any],
    work: () -> @Sendable () -> Void = { EngineWork.note() },
    then finish: @escaping (EngineEvent?) -> Void
  ) -> WebEngine.Request? {
    engine.request(command, view: opened(), members, work: work, then: finish)
  }

  /// Records that the app waits for the page's script, unless it doesn't respond.
  private func noteResponse() -> @Sendable () -> Void {
    guard isResponsive else { return {} }
    return EngineWork.note(patience: Self.patience) { [weak self] in self?.giveUp() }
  }

  /// Stops waiting for a page whose script computes for too long.
  private func giveUp() {
    guard synchronization != nil, isResponsive else { return }
    isResponsive = false
    stopLoading()
    report(
      .warning,
      "The page at \(address) doesn't respond: its script has been busy for "
        + "\(Int(Self.patience)) seconds. Check it for an infinite loop.")
  }

  /// Returns the page's number, after opening it.
  private func opened() -> UInt64 {
    if let number { return number }
    let number = engine.register(self)
    self.number = number
    let configuration = webView.configuration
    configuration.userContentController.attach(self)
    if size == .zero { size = CGSize(width: 320, height: 480) }
    var message = configuration.userContentController.description_
    message.merge(screenSize) { $1 }
    message["store"] = configuration.websiteDataStore.engineName
    message.merge(settings(for: configuration.defaultWebpagePreferences)) { $1 }
    message["zoom"] = Double(webView.pageZoom)
    message["proxy"] = WebNetwork.isUsed
    message["schemes"] = configuration.schemeHandlers.keys.sorted()
    message["windows"] = configuration.preferences.javaScriptCanOpenWindowsAutomatically
    message["minimumFontSize"] = Double(configuration.preferences.minimumFontSize)
    engine.perform("open", view: number, message)
    return number
  }

  private var screenSize: [String: Any] {
    let scale = layoutScale
    return [
      "width": (size.width / scale).rounded(), "height": (size.height / scale).rounded(),
      "scale": Double(webView.traitCollection.displayScale) * scale * detail,
    ]
  }

  /// Draws the page again in more or less detail after the user has zoomed it.
  ///
  /// The engine draws the whole area, so large pages have less detail.
  func zoomDidEnd(at zoomScale: Double) {
    let scale = Double(webView.traitCollection.displayScale)
    let pixels = Double(size.width * size.height) * scale * scale
    guard pixels > 0 else { return }
    let most = min((Self.mostPixels / pixels).squareRoot(), EngineLimits.scale / scale)
    let new = max(1, min(zoomScale, most))
    guard abs(new - detail) > 0.01 else { return }
    (lastDetail, detail) = (detail, new)
    updateSize()
  }

  private func settings(for preferences: WKWebpagePreferences?) -> [String: Any] {
    [
      "agent": webView.userAgent(for: preferences),
      "javascript": webView.configuration.runsScripts(with: preferences),
    ]
  }

  /// Applies the preferences for the next pages.
  func use(_ preferences: WKWebpagePreferences?) {
    perform("settings", settings(for: preferences))
  }

  /// Changes the factor by which the content is enlarged.
  func zoom(to factor: Double) {
    guard number != nil else { return }
    perform("zoom", ["zoom": factor])
    synchronize()
  }

  /// Changes the size of the visible part of the page, in points of the screen.
  func resize(to size: CGSize) {
    guard size.width >= 1, size.height >= 1, size.width <= 4096, size.height <= 4096 else { return }
    self.size = size
    updateSize()
  }

  private func updateSize() {
    let values = [size.width, size.height, layoutScale, detail]
    guard values != sentSize else { return }
    sentSize = values
    guard number != nil else { return }
    perform("resize", screenSize)
    synchronize()
  }

  /// Scrolls the page, to a position in points of the screen.
  func scroll(to offset: CGPoint) {
    guard number != nil, let description else { return }
    let (x, y) = (Double(offset.x) / scale, Double(offset.y) / scale)
    guard abs(x - description.x) >= 0.5 || abs(y - description.y) >= 0.5 else { return }
    lastScroll += 1
    perform(
      "run",
      [
        "source": PageScript.scroll(x: x, y: y, number: lastScroll), "world": PageScript.world,
      ])
    synchronize()
  }

  /// Waits until the page has drawn its state.
  ///
  /// The app isn't idle until then.
  func synchronize() {
    guard number != nil, description != nil, engine.ending == nil else { return }
    guard synchronization == nil else {
      mustSynchronizeAgain = true
      return
    }
    synchronization = request(
      "call", ["source": PageScript.wait, "world": PageScript.world], work: noteResponse
    ) { [weak self] event in
      guard let self else { return }
      synchronization = nil
      guard let event else { return }
      isResponsive = true
      take(result: event.value)
      if mustSynchronizeAgain {
        mustSynchronizeAgain = false
        synchronize()
      } else if hasLoaded {
        stopLoading()
      }
    }
  }

  /// Stops waiting for the page while it waits for the app, as during a dialog.
  func stopSynchronizing() {
    mustSynchronizeAgain = false
    if let synchronization { engine.abandon(synchronization) }
  }

  /// Records that a page starts to load.
  func startLoading() {
    hasLoaded = false
    if finishLoading == nil {
      finishLoading = EngineWork.note { [weak self] in self?.giveUpLoading() }
    }
  }

  private func giveUpLoading() {
    guard finishLoading != nil, DeviceClock.shared.isManual else { return }
    finishLoading = nil
    report(
      .warning,
      "The page at \(address) hasn't loaded in \(Int(EngineWork.patience)) seconds. Check it for an "
        + "infinite loop and for requests without a response.")
  }

  /// The page's address, for reports.
  private var address: String { webView.url?.absoluteString ?? "an unknown address" }

  /// Records that a page has loaded, which the user sees when it's drawn.
  func noteLoaded() {
    hasLoaded = true
    synchronize()
  }

  /// Records that no page will be drawn.
  func stopLoading() {
    finishLoading?()
    finishLoading = nil
  }

  // MARK: Events

  func show(image data: Data) {
    guard let number else { return }
    if let image = EngineLimits.image(from: data) {
      RenderLoop.shared.commit {
        webView.content.show(image, scale: scale, of: description, details: [detail, lastDetail])
      }
    }
    engine.perform("shown", view: number)
  }

  func take(_ event: EngineEvent) {
    switch event.is {
    case "page": if let json = event.page { take(json: json) }
    case "crash":
      stopLoading()
      webView.delegate.webViewWebContentProcessDidTerminate(webView)
    case "session": session = event.base64.flatMap { Data(base64Encoded: $0) }
    case "message" where event.refused == true:
      report(
        .warning,
        "The page at \(address) posted a message to “\(event.name ?? "")” that is too large, and wasn't "
          + "passed to the app. A message can have 16 MB and 200,000 parts.")
    case "message":
      webView.configuration.userContentController.take(
        event.body, to: event.name ?? "", on: webView)
    case "scheme": webView.startTask(event)
    case "download": webView.downloads.take(event)
    default: webView.take(event)
    }
  }

  /// Takes the description that the page returned after it was drawn.
  private func take(result: PageValue?) {
    if case .string(let json)? = result { take(json: json) }
  }

  private func take(json: String) {
    if DeviceClock.shared.isManual, let timer = EngineLimits.timer(from: json) {
      return schedule(timer)
    }
    if let page = try? EngineLimits.page(from: json) { take(page) }
  }

  private func take(_ page: PageDescription) {
    guard page != description else { return webView.content.take(page.field) }
    let isOtherViewport = (page.viewport == nil) != (description?.viewport == nil)
    let isFirst = description == nil
    description = page
    if isFirst { synchronize() }
    if isOtherViewport || sentSize.isEmpty { updateSize() }
    webView.takeColors(of: page)
    webView.webScrollView.limitZoom(of: page, scale: scale)
    webView.content.show(page, scale: scale, followsPage: page.scroll == lastScroll)
  }

  /// Fires a timer of the page when the device's clock reaches its time.
  private func schedule(_ timer: PageTimer) {
    // The page's script doesn't announce more.
    guard timerCount < TimerScript.mostTimers else { return }
    timerCount += 1
    DeviceClock.shared.schedule(after: timer.delay / 1000, interval: nil, kind: .ofApp) {
      [weak self] in MainActor.assumeIsolated { self?.fire(timer) }
    }
  }

  private func fire(_ timer: PageTimer) {
    timerCount -= 1
    guard number != nil else { return }
    request("call", ["source": TimerScript.fire(timer), "world": PageScript.world]) {
      [weak self] _ in self?.synchronize()
    }
  }

  /// Forgets the state of the last page.
  func reset() {
    lastScroll = 0
    description = nil
    isResponsive = true
    // The new page doesn't answer the question to the last one.
    stopSynchronizing()
    webView.content.pageDidChange()
  }

  func engineDidEnd(_ ending: WebEnding) {
    number = nil
    sentSize = []
    reset()
    webView.engineDidEnd(ending)
    webView.downloads.end()
    webView.stopTasks()
    stopLoading()
  }
}
