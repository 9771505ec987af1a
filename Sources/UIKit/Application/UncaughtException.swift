/// Ends the app as an exception that nobody catches does on Apple's systems.
///
/// A trap, as it tells where in the app's own code it came to this.
func raise(_ exception: String, _ reason: String) -> Never {
  fatalError("Terminating app due to uncaught exception '\(exception)', reason: '\(reason)'")
}
