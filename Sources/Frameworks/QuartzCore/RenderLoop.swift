import AppRuntime
import DisplayList

/// Displays changes: performs layout, draws, and sends one frame at the end of a turn of the run
/// loop.
package final class RenderLoop: @unchecked Sendable {
  /// The shared render loop.
  package static let shared = RenderLoop()

  private enum Phase { case idle, layingOut, drawing }

  private weak var stage: (any RenderStage)?
  private var isScheduled = false
  /// Whether a commit is about to happen anyway, so it doesn't have to be scheduled.
  private var isAboutToCommit = false
  private var phase = Phase.idle
  private var changedWhileDrawing = false
  private var lastFrame: DisplayList?
  private var redrawTimer: DeviceClock.Timer?
  /// The number of frames in a row whose drawing changed something.
  private var restlessFrames = 0
  /// The number of frames in a row after which drawing that changes something is considered
  /// endless.
  private static let longestRedrawing = 6

  /// Sets the stage that shows frames.
  ///
  /// The first frame is always drawn.
  @MainActor package func connect(to stage: any RenderStage) {
    self.stage = stage
    lastFrame = nil
    setNeedsCommit()
  }

  /// Requests a frame at the end of this turn of the run loop.
  package func setNeedsCommit() {
    switch phase {
    case .idle: break
    case .layingOut: return
    case .drawing:
      changedWhileDrawing = true
      return
    }
    guard !isScheduled else { return }
    isScheduled = true
    guard !isAboutToCommit else { return }
    DispatchQueue.main.async {
      MainActor.assumeIsolated { RenderLoop.shared.stage?.commitTurn() }
    }
  }

  /// Runs a closure, and then ends the turn of the run loop, which draws a frame with the changes.
  @MainActor package func commit(after body: () -> Void) {
    isAboutToCommit = true
    body()
    isAboutToCommit = false
    stage?.commitTurn()
  }

  /// Draws a frame now, if anything has changed.
  /// - Returns: Whether anything has changed.
  @discardableResult @MainActor package func commit() -> Bool {
    guard isScheduled, phase == .idle else { return false }
    isScheduled = false
    CATransaction.endTurn()
    guard let stage else { return true }
    phase = .layingOut
    stage.layOut()
    phase = .drawing
    let time = CACurrentMediaTime()
    AnimationEngine.shared.beginFrame(at: time)
    let frame = render(on: stage, at: time)
    phase = .idle
    if frame != lastFrame {
      lastFrame = frame
      stage.show(frame)
    }
    AnimationEngine.shared.endAnimationsOfRemovedLayers()
    AnimationEngine.shared.schedule()
    if changedWhileDrawing { commitAgain() } else { restlessFrames = 0 }
    return true
  }

  @MainActor private func render(on stage: any RenderStage, at time: CFTimeInterval) -> DisplayList
  {
    let size = stage.canvasSize
    var renderer = LayerRenderer(
      scale: stage.canvasScale, time: time, visible: CGRect(origin: .zero, size: size),
      reserving: (lastFrame?.commands.count ?? 256) + 16)
    for layer in stage.layersBackToFront { renderer.render(layer) }
    return DisplayList(size: size, commands: renderer.commands)
  }

  /// Schedules another frame because drawing changed something, as on a 60 Hz screen.
  ///
  /// Settling doesn't wait for a layer that asks to be redrawn whenever it's drawn.
  private func commitAgain() {
    changedWhileDrawing = false
    restlessFrames += 1
    guard redrawTimer == nil else { return }
    let isEndless = restlessFrames > Self.longestRedrawing
    redrawTimer = DeviceClock.shared.schedule(after: 1.0 / 60, keepsAwake: !isEndless) {
      let loop = RenderLoop.shared
      loop.redrawTimer = nil
      loop.setNeedsCommit()
    }
  }
}
