/// An object whose updates can read observable properties.
@MainActor
protocol UpdatedObject: AnyObject {
  /// The steps that have read observable properties.
  var observedSteps: [UpdateStep: ObservedStep] { get set }

  /// Requests that a step be repeated.
  func setNeedsUpdate(_ step: UpdateStep)
}

extension UpdatedObject {
  /// Performs a step, and repeats it when an observable property that it has read changes.
  ///
  /// Only code of apps can read the observable properties of apps. A step of one of UIKit's own
  /// classes isn't tracked, unless it calls a closure of the app.
  /// - Parameters:
  ///   - callsApp: Whether the step calls a closure of the app, regardless of the class.
  ///   - isPartial: Whether the step updates only a part, so that it might not read everything.
  func track(
    _ step: UpdateStep, callsApp: Bool = false, isPartial: Bool = false, _ body: () -> Void
  ) {
    guard ObservationSetting.isOn, callsApp || AppClasses.contains(type(of: self)) else {
      return body()
    }
    observe(step, isPartial: isPartial, body)
  }

  private func observe(_ step: UpdateStep, isPartial: Bool, _ body: () -> Void) {
    let known = observedSteps[step]
    let observed = known ?? ObservedStep(step, of: self)
    observed.perform(isPartial: isPartial, body)
    if known == nil, observed.readsProperties { observedSteps[step] = observed }
  }
}
