import DisplayList

/// Brings what changed to the screen: lays out, draws and sends one frame at the end of a turn of the run loop.
final class RenderLoop: @unchecked Sendable {
  static let shared = RenderLoop()

  private enum Phase { case idle, layingOut, drawing }

  private weak var stage: (any RenderStage)?
  private var isScheduled = false
  private var phase = Phase.idle
  private var changedWhileDrawing = false
  private var lastFrame: DisplayList?
  private var redrawTimer: DeviceClock.Timer?

  /// Says where frames are shown from now on; the first frame is made in any case.
  @MainActor func connect(to stage: any RenderStage) {
    self.stage = stage
    lastFrame = nil
    setNeedsCommit()
  }

  /// Has a frame made at the end of this turn of the run loop.
  func setNeedsCommit() {
    switch phase {
    case .idle: break
    case .layingOut: return
    case .drawing:
      changedWhileDrawing = true
      return
    }
    guard !isScheduled else { return }
    isScheduled = true
    DispatchQueue.main.async {
      MainActor.assumeIsolated { RunLoopTurn.shared.commit() }
    }
  }

  /// Makes a frame now, if anything changed.
  @MainActor func commit() {
    guard isScheduled, phase == .idle else { return }
    isScheduled = false
    CATransaction.endTurn()
    guard let stage else { return }
    phase = .layingOut
    let windows = stage.windowsBackToFront
    for window in windows where !window.isHidden { window.layOutTree() }
    phase = .drawing
    let time = CACurrentMediaTime()
    AnimationEngine.shared.beginFrame(at: time)
    let frame = render(windows, on: stage, at: time)
    phase = .idle
    if frame != lastFrame {
      lastFrame = frame
      ImageStore.shared.sendUnsent()
      stage.show(frame)
    }
    AnimationEngine.shared.schedule()
    if changedWhileDrawing { commitAgain() }
  }

  @MainActor private func render(
    _ windows: [UIWindow], on stage: any RenderStage, at time: CFTimeInterval
  ) -> DisplayList {
    let size = stage.canvasSize
    var renderer = LayerRenderer(
      scale: stage.canvasScale, time: time, visible: CGRect(origin: .zero, size: size),
      reserving: (lastFrame?.commands.count ?? 256) + 16)
    for window in windows { renderer.render(window.layer) }
    return DisplayList(size: size, commands: renderer.commands)
  }

  /// What drew changed something: that belongs to the next frame, as on a screen of 60 Hz.
  private func commitAgain() {
    changedWhileDrawing = false
    guard redrawTimer == nil else { return }
    redrawTimer = DeviceClock.shared.schedule(after: 1.0 / 60) {
      let loop = RenderLoop.shared
      loop.redrawTimer = nil
      loop.setNeedsCommit()
    }
  }
}

extension UIView {
  /// Solves the constraints and lays out this view and those in it until nothing is left to do.
  final func layOutTree() {
    var root: UIView = self
    while let superview = root.superview { root = superview }
    for _ in 0..<20 {
      LayoutEngine.solve(from: root)
      guard layer.hasPendingLayout else { return }
      layer.layoutAll()
    }
    unimplemented("layoutSubviews() that calls setNeedsLayout() again and again")
  }
}
