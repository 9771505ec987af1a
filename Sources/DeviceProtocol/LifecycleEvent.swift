/// A transition in an app's life cycle.
package enum LifecycleEvent: String, Codable, Sendable {
  case willResignActive, didEnterBackground, willEnterForeground, didBecomeActive, willTerminate
}
