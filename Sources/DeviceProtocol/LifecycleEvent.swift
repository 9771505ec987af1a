/// A step of an app's life.
package enum LifecycleEvent: String, Codable, Sendable {
  case willResignActive, didEnterBackground, willEnterForeground, didBecomeActive, willTerminate
}
