import Dependencies
import Testing

struct MissingValueTests {
  @Test("reading a dependency without a test value is reported once per test")
  func missingTestValue() {
    @Dependency(\.mailer) var mailer
    let line = #line - 1
    let messages = issues {
      #expect(mailer.address == "live")
      #expect(mailer.address == "live")
    }
    #expect(
      messages == [
        """
        @Dependency(\\.mailer) has no value for tests, but a test reached it:

          Location: DependenciesTests/MissingValueTests.swift:\(line)
          Key: MailerKey
          Value: Mailer

        A test that runs into a live dependency can be slow, flaky, or change the outside world. \
        To fix this, override the dependency where the test sets up the code under test, for \
        example in the 'withDependencies' of a test store, or give the key a 'testValue'.
        """
      ])
  }

  @Test("the report names the key of a dependency declared by key")
  func declaredByKey() {
    @Dependency(MailerKey.self) var mailer
    let messages = issues { _ = mailer.address }
    #expect(messages.count == 1)
    #expect(messages[0].hasPrefix("@Dependency(MailerKey.self) has no value for tests"))
  }

  @Test("the report names the property if there is no declaration")
  func undeclared() {
    let messages = issues { _ = DependencyValues._current.mailer }
    #expect(messages.count == 1)
    #expect(messages[0].hasPrefix("'mailer' has no value for tests"))
    #expect(messages[0].contains("Location: DependenciesTests/Fixtures.swift:"))
  }

  @Test("reading the key's own missing test value is reported")
  func direct() {
    let messages = issues { #expect(MailerKey.testValue.address == "live") }
    #expect(messages.count == 1)
    #expect(messages[0].hasPrefix("'MailerKey' has no value for tests"))
  }

  @Test("overriding part of a dependency without a test value reports nothing")
  func partialOverride() {
    let messages = issues {
      withDependencies {
        $0.mailer.address += " overridden"
      } operation: {
        @Dependency(\.mailer.address) var address
        #expect(address == "live overridden")
      }
    }
    #expect(messages == [])
  }

  @Test("reading a dependency after an update only read it is reported")
  func afterUpdate() {
    withDependencies {
      $0.greeter.greeting = $0.mailer.address
    } operation: {
    }
    @Dependency(\.mailer) var mailer
    #expect(issues { _ = mailer }.count == 1)
  }

  @Test("reading after an update that replaces all values is reported")
  func replacingUpdate() {
    let messages = issues {
      withDependencies {
        $0 = .live
        #expect($0.interface == 42)
        $0.greeter.greeting = "\(DependencyValues._current.mailer.address)"
      } operation: {
        let later = issues { _ = DependencyValues._current.interface }
        #expect(later.count == 1)
      }
    }
    #expect(messages == [])
    let later = issues { _ = DependencyValues._current.mailer }
    #expect(later.count == 1)
  }

  @Test("reading in an operation within an update is reported")
  func operationInUpdate() async {
    let messages = issues {
      withDependencies {
        $0.lenient = withDependencies({ _ in }) { DependencyValues._current.mailer.address }
      } operation: {
      }
    }
    #expect(messages.count == 1)
  }

  @Test("reading in an asynchronous update is no issue")
  func asynchronousUpdate() async {
    await withDependencies {
      await Task.yield()
      $0.lenient = DependencyValues._current.mailer.address
    } operation: {
    }
  }

  @Test("a key can allow that its missing test value is read")
  func lenient() {
    @Dependency(\.lenient) var lenient
    let messages = issues { #expect(lenient == "lenient") }
    #expect(messages == [])
  }

  @Test("an app that reads a dependency without a live value gets a report")
  func missingLiveValue() {
    var values = DependencyValues.live
    let messages = issues {
      withDependencies {
        $0 = values
      } operation: {
        @Dependency(\.interface) var interface
        #expect(interface == 42)
      }
    }
    let line = #line - 4
    #expect(
      messages == [
        """
        @Dependency(\\.interface) has no live value, but the running application reached it:

          Location: DependenciesTests/MissingValueTests.swift:\(line)
          Key: InterfaceKey
          Value: Int

        The key conforms to 'TestDependencyKey' alone, so its value for tests was used. To fix \
        this, conform the key to 'DependencyKey' and make sure that the module that does so is \
        linked, or override the dependency.
        """
      ])
    let again = issues { #expect((values.interface, values.interface) == (42, 42)) }
    #expect(again.count == 2)
    values.interface = 1
    let noMessages = issues { #expect(values.interface == 1) }
    #expect(noMessages == [])
  }
}
