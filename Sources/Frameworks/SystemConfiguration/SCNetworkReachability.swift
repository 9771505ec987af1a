import AppRuntime
import DeviceProtocol
import Dispatch
import Foundation
import FoundationSupplement

/// A host or an address, and whether the device can reach it.
///
/// Follows <https://developer.apple.com/documentation/systemconfiguration/scnetworkreachability>.
public final class SCNetworkReachability: Hashable, @unchecked Sendable {
  /// The place of a host.
  enum Place {
    /// The host is the device itself.
    case device
    /// The host is on the same network.
    case link
    /// The host is on another network, or there's no particular host.
    case elsewhere
  }

  /// A run loop and one of its modes, in which a callback is called.
  private struct Loop: Equatable {
    let runLoop: CFRunLoop
    let mode: String
  }

  private struct State {
    var callback: SCNetworkReachabilityCallBack?
    var context = SCNetworkReachabilityContext()
    var queue: DispatchQueue?
    var loops: [Loop] = []
    var observation: Connectivity.Observation?
    /// The flags that the callback knows.
    var flags: SCNetworkReachabilityFlags?
  }

  private let place: Place
  private let lock = NSLock()
  private var state = State()

  init(_ place: Place) {
    self.place = place
  }

  deinit {
    setCallback(nil, nil)
  }

  /// The current flags.
  var flags: SCNetworkReachabilityFlags { flags(on: Connectivity.shared.network) }

  private func flags(on network: DeviceNetwork) -> SCNetworkReachabilityFlags {
    switch place {
    case .device: [.reachable, .isLocalAddress]
    case _ where network == .offline: []
    case .link: [.reachable, .isDirect]
    case .elsewhere: .reachable
    }
  }

  // MARK: - Callbacks

  /// Sets the function to call when the flags change, and its argument.
  func setCallback(
    _ callback: SCNetworkReachabilityCallBack?, _ context: SCNetworkReachabilityContext?
  ) {
    var new = context ?? SCNetworkReachabilityContext()
    if let info = new.info, let retain = new.retain {
      new.info = UnsafeMutableRawPointer(mutating: retain(info))
    }
    let old = lock.withLock {
      defer { (state.context, state.callback) = (new, callback) }
      return state.context
    }
    if let info = old.info { old.release?(info) }
  }

  /// Sets the queue on which the callback is called.
  func setQueue(_ queue: DispatchQueue?) {
    lock.withLock { state.queue = queue }
    observe()
  }

  /// Adds a run loop in which the callback is called.
  func schedule(_ runLoop: CFRunLoop, _ mode: String) {
    let loop = Loop(runLoop: runLoop, mode: mode)
    lock.withLock { if !state.loops.contains(loop) { state.loops.append(loop) } }
    observe()
  }

  /// Removes a run loop.
  /// - Returns: Whether the callback was called in it.
  func unschedule(_ runLoop: CFRunLoop, _ mode: String) -> Bool {
    let loop = Loop(runLoop: runLoop, mode: mode)
    let isKnown = lock.withLock {
      guard let index = state.loops.firstIndex(of: loop) else { return false }
      state.loops.remove(at: index)
      return true
    }
    observe()
    return isKnown
  }

  /// Observes the network as long as there's a queue or a run loop.
  ///
  /// The observation keeps the object.
  private func observe() {
    let ended = lock.withLock { () -> Connectivity.Observation? in
      let isScheduled = state.queue != nil || !state.loops.isEmpty
      if !isScheduled {
        defer { state.observation = nil }
        return state.observation
      }
      if state.observation == nil {
        state.observation = Connectivity.shared.observe { self.change(to: $0) }
        state.flags = flags
      }
      return nil
    }
    if let ended { Connectivity.shared.end(ended) }
  }

  private func change(to network: DeviceNetwork) {
    let flags = flags(on: network)
    let (isNew, queue, loops) = lock.withLock {
      defer { state.flags = flags }
      return (state.flags != flags, state.queue, state.loops)
    }
    guard isNew else { return }
    queue?.async { self.call(with: flags) }
    for loop in loops {
      if loop.runLoop == CFRunLoopGetMain() {
        DispatchQueue.main.async { self.call(with: flags) }
      } else {
        CFRunLoopPerformBlock(loop.runLoop, loop.mode) { self.call(with: flags) }
        CFRunLoopWakeUp(loop.runLoop)
      }
    }
  }

  private func call(with flags: SCNetworkReachabilityFlags) {
    let (callback, info) = lock.withLock { (state.callback, state.context.info) }
    callback?(self, flags, info)
  }

  // MARK: - Identity

  /// Returns whether two objects are the same.
  public static func == (left: SCNetworkReachability, right: SCNetworkReachability) -> Bool {
    left === right
  }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
