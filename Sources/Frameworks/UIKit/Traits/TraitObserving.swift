/// An object that keeps the registrations for changes of its traits.
@MainActor
protocol TraitObserving: AnyObject {
  var traitObservers: TraitObservers { get set }
}
